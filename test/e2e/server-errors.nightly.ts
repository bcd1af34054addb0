import { USER_ACTIONS } from './server-error-actions.js';
import { LOADS, OPEN_SCREENS } from './server-error-loads.js';
import { describeServerErrors } from './server-errors.js';

describeServerErrors({ loads: LOADS, actions: USER_ACTIONS, screens: OPEN_SCREENS });

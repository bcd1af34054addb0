import { USER_ACTIONS } from '../server-error-actions.js';
import { LOADS, OPEN_SCREENS } from '../server-error-loads.js';
import { describeServerErrors } from '../server-errors.js';

/** One of each kind: a dialog over a list, a form. `server-errors.nightly.ts` walks past all. */
const LOAD_PATHS = ['/quotations?open=1', '/settings'];
/** One of each kind: an entry that comes and goes, a text that is read. */
const ACTIONS = ['adds a domain', 'deletes a domain', 'has an email read'];
/** A list that is kept, tables that are not, and the screen that the session is on. */
const SCREENS = ['Quotations', 'Tax Rates', 'Recognized Domains'];

describeServerErrors({
  loads: LOADS.filter(([path]) => LOAD_PATHS.includes(path)),
  actions: USER_ACTIONS.filter(({ what }) => ACTIONS.includes(what)),
  screens: OPEN_SCREENS.filter(([name]) => SCREENS.includes(name)),
});

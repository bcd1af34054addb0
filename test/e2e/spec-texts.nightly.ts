import { LOADING_TEXTS } from './spec-texts.js';
import { describeSpecification } from './specification.js';

describeSpecification(LOADING_TEXTS);

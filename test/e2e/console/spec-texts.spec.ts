import { LOADING_TEXTS } from '../spec-texts.js';
import { describeSpecification } from '../specification.js';

/** A list, a record and a table; `spec-texts.nightly.ts` reads what every screen says. */
const PATHS = ['/quotations', '/quotations?open=1', '/tax-rates'];

describeSpecification(LOADING_TEXTS.filter(([path]) => PATHS.includes(path)));

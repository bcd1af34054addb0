import { LOADING_TEXTS, SPEC_READS, SPEC_TEXTS } from '../spec-texts.js';
import { describeSpecification } from '../specification.js';

/** A list, a record and tables; `spec-texts.nightly.ts` reads what every screen says. */
const PATHS = ['/quotations?open=1', '/air-freight-rates', '/tax-rates'];
/** What none of them asks for. */
const READS_OF_OTHERS = ['/api/recognized-domains', '/api/consolidation-consignments', '/api/disclaimers'];

describeSpecification({
  texts: SPEC_TEXTS.filter(([path]) => PATHS.includes(path)),
  reads: SPEC_READS.filter((path) => !READS_OF_OTHERS.includes(path)),
  loadingTexts: LOADING_TEXTS.filter(([path]) => PATHS.includes(path)),
});

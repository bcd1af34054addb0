import { LOADING_TEXTS, SPEC_READS, SPEC_TEXTS } from './spec-texts.js';
import { describeSpecification } from './specification.js';

describeSpecification({ texts: SPEC_TEXTS, reads: SPEC_READS, loadingTexts: LOADING_TEXTS });

import { TsvGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import { describeGazetteerContract } from '../../../contracts/gazetteer.contract.js';

describeGazetteerContract('The built-in gazetteer', () => Promise.resolve(new TsvGazetteer()));

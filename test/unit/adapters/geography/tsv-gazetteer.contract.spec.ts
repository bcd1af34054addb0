import { BuiltInGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import { gazetteerContract } from '../../../contracts/gazetteer.contract.js';

gazetteerContract('The built-in gazetteer', () => Promise.resolve(new BuiltInGazetteer()));

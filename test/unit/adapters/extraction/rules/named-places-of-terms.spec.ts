import { describe } from '@jest/globals';
import { readsFacts } from './read-cases.js';

const CARGO = '2 cartons 60x40x40 cm, 45 kg';

describe('The place that is named with a term', () => {
  readsFacts('is where the goods are delivered, before the route or behind it', [
    [`Please quote DAP San Salvador, MIA-SAL, ${CARGO}`, { term: 'DAP', to: 'SAL', city: 'San Salvador' }],
    [`Please quote MIA-SAL DAP San Salvador, ${CARGO}`, { term: 'DAP', to: 'SAL', city: 'San Salvador' }],
    [`Favor cotizar MIA-SJO, DAP Heredia, ${CARGO}`, { term: 'DAP', to: 'SJO', city: 'Heredia' }],
    [`Favor cotizar DAP Heredia, MIA-SJO, ${CARGO}`, { term: 'DAP', to: 'SJO', city: 'Heredia' }],
  ]);
  readsFacts('of carriage paid to a town beyond the airport is delivered to, too', [
    [`Please quote CPT Heredia, MIA-SJO, ${CARGO}`, { term: 'CPT', to: 'SJO', city: 'Heredia' }],
    [`Please quote MIA-SJO CPT Heredia, ${CARGO}`, { term: 'CPT', to: 'SJO', city: 'Heredia' }],
  ]);
});

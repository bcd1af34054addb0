import { describe, expect, it } from '@jest/globals';
import { hasRowsToSeveralDestinations } from '../../../../../adapters/extraction/rules/intent/destination-column.js';

describe('A table with a column of destinations', () => {
  it.each([
    ['by bars', ['pcs | weight | dest', '2 | 350 kg | sjo', '3 | 200 kg | gua']],
    ['with a frame and a rule', ['| destino | bultos |', '|---|---|', '| san jose | 2 |', '| panama | 5 |']],
    ['by tabulators', ['qty\tkgs\tdestination', '4\t520\tsal', '', '1\t90\tmga']],
    ['by semicolons', ['ciudad;peso', 'heredia;300', 'cartago;120']],
    ['with a sum', ['airport of destination | kg', 'sjo | 300', 'pty | 90', 'total | 390']],
  ])('sends its rows to several: %s', (_, lines) => expect(hasRowsToSeveralDestinations(lines)).toBe(true));

  it.each([
    ['one destination for all', ['item | pcs | dest', 'valves | 2 | sjo', 'pumps | 3 | sjo', 'total | 5 |']],
    ['one in two names', ['pcs | kg | dest', '2 | 300 | sjo', '1 | 22 | san jose']],
    ['one with its code', ['pcs\tkg\tdestino', '2\t300\tsan salvador (sal)', '1\t22\tsal']],
    ['one that is repeated by a word', ['dest | kg', 'sjo | 200', 'ditto | 300', 'same | 40']],
    ['no such column', ['item | pcs', 'valves | 2', 'pumps | 3']],
    ['a list of facts', ['origin | miami', 'destination | sjo', 'weight | 200 kg', 'terms | dap']],
    ['facts alone', ['destination | sjo', 'weight | 200 kg', 'pieces | 4']],
    ['no table', ['please quote to san jose', 'or to panama']],
    ['another text behind it', ['dest | kg', 'sjo | 200', 'regards', 'ana | panama']],
  ])('does not: %s', (_, lines) => expect(hasRowsToSeveralDestinations(lines)).toBe(false));
});

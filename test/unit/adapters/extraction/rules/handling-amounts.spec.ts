import { describe, expect, it } from '@jest/globals';
import { extractHandlingAmounts } from '../../../../../adapters/extraction/rules/goods/handling-amounts.js';
import { splitEmail } from '../../../../../adapters/extraction/rules/text/split-email.js';

function read(body: string) {
  const { handling, evidence } = extractHandlingAmounts(
    splitEmail({ from: 'Ana <ana@norte.example>', to: undefined, subject: 'Quote', body }).passages,
  );
  const words = Object.fromEntries(Object.entries(evidence).map(([field, [first]]) => [field, first?.text]));
  return { collect: handling?.collectTotalUsd, invoice: handling?.thirdPartyInvoiceUsd, words };
}

describe('The amounts of the handling', () => {
  it.each([
    ['Freight collect amount is USD 1,250.00.', 1250],
    ['Charges collect: USD 980', 980],
    ['El flete por cobrar es de USD 1,430.50', 1430.5],
    ['AWB total collect USD 2,100', 2100],
  ])('read %j as the collect total', (text, collect) => {
    expect(read(`Please quote 350 kg to SJO.\n${text}`)).toMatchObject({ collect, invoice: undefined });
  });

  it.each([
    ['Disbursement USD 430.00', 430],
    ['Los desembolsos suman USD 612.40', 612.4],
    ['Third party invoice: USD 300', 300],
  ])('read %j as an invoice that is laid out', (text, invoice) => {
    expect(read(text)).toMatchObject({ collect: undefined, invoice });
  });

  it.each([
    'Cargo value USD 9,000',
    'Freight collect, 350 kg',
    'Freight collect EUR 900',
    'Please collect 2 pallets, value USD 900',
  ])('read none in %j', (text) => expect(read(text)).toEqual({ collect: undefined, invoice: undefined, words: {} }));

  it('name the words that they were read from', () => {
    expect(read('Freight collect USD 1,250.00').words['handling.collectTotal']).toContain('1,250.00');
  });
});

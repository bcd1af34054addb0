import { describe, expect, it } from '@jest/globals';
import { computeQuoteAmount } from '../../../../domain/quoting/quote-amount.js';
import { toDestinationChargesJson, toRequirementsJson } from '../../../../domain/quoting/requirements-json.js';
import { CategoryByCodeOrName } from '../../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { aPricedShipment } from '../../../support/fixtures/quotations.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const shipment = aPricedShipment(aShipmentRequest({ incoterm: 'CPT', goods: { value: undefined } }));

describe('The stored charges of a quotation', () => {
  const stored = toDestinationChargesJson(shipment.charges);

  it('are plain numbers, and null where a line is on request', () => {
    expect(stored.additionalCharges.map((charge) => [charge.serviceCode, charge.calculatedAmount])).toEqual([
      ['CUST', 95],
      ['BWSE', null],
    ]);
    expect(stored.totals).toEqual({ compulsory: 135, delivery: 64, additional: 95, optional: 0, finalTotal: 294 });
  });

  it('give the dashboard the total of the quotation', () => {
    const { amount, source } = computeQuoteAmount(stored, undefined, new CategoryByCodeOrName());
    expect([amount.toFixed(2), source]).toEqual(['294.00', 'strict']);
  });

  it('travel with the request, without its evidence', () => {
    const text = toRequirementsJson(shipment);
    const requirements = JSON.parse(text) as Record<string, unknown>;
    expect(requirements).toMatchObject({ incoterm: 'CPT', destinationCharges: { totalDestinationCharges: 294 } });
    expect(text).not.toContain('rawAnswer');
    expect(requirements).not.toHaveProperty('evidence');
  });
});

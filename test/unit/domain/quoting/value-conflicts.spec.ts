import { describe, expect, it } from '@jest/globals';
import { sendGate } from '../../../../domain/quoting/release-policy.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { mergedRequest } from '../../../../domain/quoting/merge-requests.js';
import type { ShipmentRequest, ValueConflict } from '../../../../domain/quoting/shipment-request.js';
import { aPricedShipmentOf } from '../../../support/fixtures/quotations.js';
import { aShipmentRequestOf } from '../../../support/fixtures/shipments.js';

const WEIGHT: ValueConflict = { field: 'goods.weight', kept: '320 kg', other: '32 kg' };
const TERM: ValueConflict = { field: 'incoterm', kept: 'DAP', other: 'CPT' };
const inDoubt = (...conflicts: ValueConflict[]): ShipmentRequest => ({ ...aShipmentRequestOf(), conflicts });

describe('values that two readers read differently', () => {
  it('hold the quotation, and name themselves', () => {
    const { decision, reasons } = sendGate({
      automatic: undefined,
      isQuotationRequest: true,
      replyAddress: 'ana@norte-cargo.example',
      sender: undefined,
      authenticity: 'verified',
      shipment: aPricedShipmentOf(inDoubt(WEIGHT, TERM)),
      unreadAttachments: [],
      repliesToAddressLastHour: 0,
      settings: DEFAULT_SETTINGS,
    });
    expect(decision).toBe('hold');
    const reason = reasons.find(({ code }) => code === 'values-conflict');
    expect(reason?.message).toContain('goods.weight: 320 kg or 32 kg; incoterm: DAP or CPT');
    expect(reason?.remedy).toMatch(/^Compare them with the email/);
  });

  it('stay in doubt through an answer that says nothing of them', () => {
    const answer = { ...aShipmentRequestOf(), evidence: {} };
    expect(mergedRequest(inDoubt(WEIGHT, TERM), answer).conflicts).toEqual([WEIGHT, TERM]);
  });

  it('are settled by an answer that states them anew', () => {
    const words = { part: 'body', start: 0, end: 6, text: '320 kg', method: 'rules' } as const;
    const answer = { ...aShipmentRequestOf(), evidence: { 'goods.weight': [words] } };
    expect(mergedRequest(inDoubt(WEIGHT), answer).conflicts).toBeUndefined();
    expect(mergedRequest(inDoubt(WEIGHT, TERM), answer).conflicts).toEqual([TERM]);
  });

  it('are in doubt anew where the answer itself is read differently', () => {
    expect(mergedRequest(aShipmentRequestOf(), inDoubt(WEIGHT)).conflicts).toEqual([WEIGHT]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { toHoldReasonView } from '../../../../domain/quoting/hold-reason-view.js';
import { mergeRequests } from '../../../../domain/quoting/merge-requests.js';
import { decideRelease } from '../../../../domain/quoting/release-policy.js';
import type { ShipmentRequest, ValueConflict } from '../../../../domain/quoting/shipment-request.js';
import { aPricedShipment } from '../../../support/fixtures/quotations.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const WEIGHT: ValueConflict = { field: 'goods.weight', current: '320 kg', other: '32 kg' };
const TERM: ValueConflict = { field: 'incoterm', current: 'DAP', other: 'CPT' };
const withConflicts = (...conflicts: ValueConflict[]): ShipmentRequest => ({ ...aShipmentRequest(), conflicts });

describe('values that two readers read differently', () => {
  it('hold the quotation, and name themselves', () => {
    const { decision, reasons } = decideRelease({
      automatic: undefined,
      isQuotationRequest: true,
      replyAddress: 'ana@norte-cargo.example',
      sender: undefined,
      authenticity: 'verified',
      shipment: aPricedShipment(withConflicts(WEIGHT, TERM)),
      unparsedAttachments: [],
      repliesToAddressLastHour: 0,
      settings: DEFAULT_SETTINGS,
    });
    expect(decision).toBe('hold');
    const reason = reasons.map((one) => toHoldReasonView(one)).find(({ code }) => code === 'values-conflict');
    expect(reason?.message).toContain('Gross weight: 320 kg or 32 kg; Incoterm: DAP or CPT');
    expect(reason?.remedy).toMatch(/^Compare them with the email/);
  });

  it('stay in doubt through an answer that says nothing of them', () => {
    const answer = { ...aShipmentRequest(), evidence: {} };
    expect(mergeRequests(withConflicts(WEIGHT, TERM), answer).conflicts).toEqual([WEIGHT, TERM]);
  });

  it('are settled by an answer that states them anew', () => {
    const evidence = { part: 'body', start: 0, end: 6, text: '320 kg', method: 'rules' } as const;
    const answer = { ...aShipmentRequest(), evidence: { 'goods.weight': [evidence] } };
    expect(mergeRequests(withConflicts(WEIGHT), answer).conflicts).toBeUndefined();
    expect(mergeRequests(withConflicts(WEIGHT, TERM), answer).conflicts).toEqual([TERM]);
  });

  it('are in doubt anew where the answer itself is read differently', () => {
    expect(mergeRequests(aShipmentRequest(), withConflicts(WEIGHT)).conflicts).toEqual([WEIGHT]);
  });
});

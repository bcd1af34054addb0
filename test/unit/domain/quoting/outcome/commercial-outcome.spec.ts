import { describe, expect, it } from '@jest/globals';
import {
  type RecordedOutcome,
  resolveOutcome,
  validateOutcome,
} from '../../../../../domain/quoting/outcome/commercial-outcome.js';
import { QUOTATION_STATUSES } from '../../../../../domain/quoting/quotation-status.js';
import { matchDomainError } from '../../../../contracts/contract-context.js';
import { aQuotation } from '../../../../support/fixtures/quotations.js';

const AT = new Date('2026-03-05T10:00:00Z');
const BY_STAFF = { source: 'staff', actor: 'ada@desk.example', at: AT } as const;
const ACCEPTED: RecordedOutcome = { outcome: 'accepted', ...BY_STAFF };
const aSentQuotation = () => aQuotation({ status: 'sent', validUntil: new Date('2026-03-17T15:00:00Z') });

describe('How a quotation ends', () => {
  it('is said of a sent one only', () => {
    for (const status of QUOTATION_STATUSES.filter((one) => one !== 'sent')) {
      expect(() => aQuotation({ status }).recordOutcome(ACCEPTED)).toThrow(
        expect.objectContaining({
          ...matchDomainError('conflict'),
          message: `Q12 is ${status}: only a sent one ends.`,
        }),
      );
    }
    expect(aSentQuotation().recordOutcome(ACCEPTED)).toMatchObject({
      status: 'sent',
      commercial: { outcome: ACCEPTED },
    });
  });

  it('is corrected by a person with a reason, and by nobody else', () => {
    const ended = aSentQuotation().recordOutcome(ACCEPTED);
    const declined = { outcome: 'declined', lossReason: 'price', ...BY_STAFF } as const;
    expect(() => ended.recordOutcome(declined)).toThrow('Say in a few words why the outcome is changed.');
    expect(ended.recordOutcome({ ...declined, note: ' phoned ' }).commercial?.outcome).toEqual({
      ...declined,
      note: 'phoned',
    });
    expect(() => ended.recordOutcome({ ...ACCEPTED, source: 'link' })).toThrow('Q12 has ended already: accepted.');
    expect(() => ended.clearOutcome(' ')).toThrow('Say in a few words');
    expect(ended.clearOutcome('by mistake').commercial).toBeUndefined();
    expect(() => aSentQuotation().clearOutcome('x')).toThrow('Q12 has not ended yet.');
  });

  it('keeps reasons of a loss with a loss only', () => {
    const price = { lossReason: 'price', competitorPrice: { amount: 400, currency: 'USD' } } as const;
    expect(aSentQuotation().recordOutcome({ ...ACCEPTED, ...price }).commercial?.outcome).toEqual(ACCEPTED);
    expect(aSentQuotation().recordOutcome({ ...ACCEPTED, ...price, outcome: 'declined' }).commercial?.outcome).toEqual({
      ...ACCEPTED,
      ...price,
      outcome: 'declined',
    });
  });

  it('comes with the end of its last day at the office, and says whether the customer wrote', () => {
    const sent = aSentQuotation();
    // 23:59:59 of the 17th in Costa Rica is 05:59:59 of the 18th in UTC.
    expect(sent.closeOverdue('system', new Date('2026-03-18T05:59:59Z'))).toBe(sent);
    expect(sent.closeOverdue('system', new Date('2026-03-18T06:00:00Z')).commercial?.outcome).toMatchObject({
      outcome: 'unanswered',
      source: 'last-day',
      actor: 'system',
    });
    const answered = sent.recordAnswer(AT).closeOverdue('system', new Date('2026-03-18T06:00:00Z'));
    expect(answered.commercial?.outcome?.outcome).toBe('expired');
    const ended = sent.recordOutcome(ACCEPTED);
    expect(ended.closeOverdue('system', new Date('2026-04-18T06:00:00Z'))).toBe(ended);
    const held = aQuotation({ status: 'pending' });
    expect(held.closeOverdue('system', new Date('2036-04-18T06:00:00Z'))).toBe(held);
    expect(held.recordAnswer(AT)).toBe(held);
  });

  it('is open again in the next revision, and superseded in one that was sent before', () => {
    const ended = aSentQuotation().recordOutcome(ACCEPTED);
    expect(ended.revise(ended).commercial).toBeUndefined();
    expect(resolveOutcome(aSentQuotation(), 2)).toBe('superseded');
    expect(resolveOutcome(ended, 2)).toBe('accepted');
    expect(resolveOutcome(aQuotation({ status: 'failed' }), 2)).toBeUndefined();
    expect(resolveOutcome(aSentQuotation(), 1)).toBeUndefined();
  });

  it('settles what a customer proposed', () => {
    const proposed = aSentQuotation().proposeOutcome({ outcome: 'accepted', emailId: 3, at: AT });
    expect(proposed.isOpenForOutcome).toBe(true);
    expect(proposed.recordOutcome(ACCEPTED).commercial?.proposal).toBeUndefined();
  });

  it.each([
    [{ outcome: 'won' }, false, 'outcome'],
    [{ outcome: 'declined' }, false, 'lossReason'],
    [
      { outcome: 'declined', lossReason: 'price', competitorPrice: { amount: 0, currency: 'USD' } },
      false,
      'competitorPrice',
    ],
    [
      { outcome: 'declined', lossReason: 'price', competitorPrice: { amount: 1, currency: '$' } },
      false,
      'competitorPrice',
    ],
    [{ outcome: undefined }, true, 'note'],
    [{ outcome: 'accepted', note: 'x'.repeat(501) }, false, 'note'],
  ] as const)('is refused where it says nothing: %j', (entry, isCorrection, field) => {
    expect(validateOutcome(entry, isCorrection).map((one) => one.field)).toEqual([field]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Quotation } from '../../../../domain/quoting/quotation.js';
import { QUOTATION_STATUSES, type QuotationStatus } from '../../../../domain/quoting/quotation-status.js';
import { REPLY_CANCELLED } from '../../../../domain/quoting/reply-cancelled-reason.js';
import { matchDomainError } from '../../../contracts/contract-context.js';
import { aQuotation } from '../../../support/fixtures/quotations.js';

const DISMISSAL = { reason: ' Too small. ', actor: 'ada@desk.example', at: new Date('2026-03-04T10:00:00Z') };

describe('A quotation', () => {
  it.each<[string, (quotation: Quotation) => Quotation, QuotationStatus, QuotationStatus, string]>([
    ['is approved', (one) => one.approve(), 'pending', 'completed', 'only a pending one is approved'],
    ['is set aside', (one) => one.dismiss(DISMISSAL), 'pending', 'dismissed', 'only a pending one is set aside'],
    ['is reopened', (one) => one.reopen(), 'dismissed', 'pending', 'only one that was set aside is reopened'],
    ['is sent again', (one) => one.resend(), 'sent', 'completed', 'only a sent one is sent again'],
  ])('%s from one status alone', (_, change, from, to, rule) => {
    for (const status of QUOTATION_STATUSES) {
      const quotation = aQuotation({ status });
      if (status === from) expect(change(quotation)).toMatchObject({ status: to, version: 1, revision: 1 });
      else {
        const message = `Q12 is ${status}: ${rule}.`;
        expect(() => change(quotation)).toThrow(expect.objectContaining({ ...matchDomainError('conflict'), message }));
      }
    }
  });

  it('is approved with a mailbox and a price only', () => {
    const { charges } = aQuotation();
    const missing = [{ serviceCode: 'DOCS', reason: 'SJO has no rate for Document Handover.' }];
    expect(() => aQuotation({ status: 'pending', clientEmail: '' }).approve()).toThrow('no sender mailbox');
    expect(() => aQuotation({ status: 'pending', charges: { ...charges, missing } }).approve()).toThrow(
      'SJO has no rate for Document Handover. Add the rate and reprice before sending.',
    );
  });

  it('keeps why it was set aside until it is reopened', () => {
    const dismissed = aQuotation({ status: 'pending' }).dismiss(DISMISSAL);
    expect(dismissed.dismissal).toEqual({ ...DISMISSAL, reason: 'Too small.' });
    expect(dismissed.reopen().dismissal).toBeUndefined();
    expect(() => aQuotation({ status: 'pending' }).dismiss({ ...DISMISSAL, reason: ' ' })).toThrow(
      'Say in a few words',
    );
  });

  it('moves on with the reply of its revision, where it still waits for that one', () => {
    const waiting = aQuotation({ status: 'completed', revision: 2 });
    expect(waiting.recordSent(2).status).toBe('sent');
    expect(waiting.recordFailed(2).status).toBe('failed');
    expect(waiting.recordSent(1)).toBe(waiting);
    const failed = waiting.recordFailed(2);
    expect(failed.recordSent(2)).toBe(failed);
    expect(failed.retryReply().status).toBe('completed');
    expect(waiting.retryReply()).toBe(waiting);
  });

  it('waits for a person once its reply is cancelled, and goes on where that is taken back', () => {
    const waiting = aQuotation({ status: 'completed' });
    const held = waiting.cancelReply(false);
    expect(held).toMatchObject({
      status: 'pending',
      releaseDecision: { decision: 'hold', reasons: [REPLY_CANCELLED] },
    });
    expect(held.restoreReply(false)).toEqual(waiting);
    expect(waiting.cancelReply(true)).toEqual({ ...waiting, status: 'sent' });
    expect(() => held.restoreReply(true)).toThrow('The reply with Q12 cannot be put back any more.');
    expect(() => held.cancelReply(false)).toThrow('A quotation that is pending cannot become pending.');
  });

  it('has another content in its next revision, and is the same quotation', () => {
    const dismissed = aQuotation({ status: 'pending', version: 4 }).dismiss(DISMISSAL);
    const revised = dismissed.revise({ ...dismissed, status: 'pending', description: 'bearings' });
    expect(revised).toMatchObject({ id: 12, revision: 2, version: 4, status: 'pending', description: 'bearings' });
    expect(revised.dismissal).toBeUndefined();
  });
});

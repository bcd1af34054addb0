import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../../../application/events/domain-events.js';
import { toWebhookMessage } from '../../../../application/integrations/webhook-message.js';

const AT = new Date('2026-02-03T10:20:30.456Z');
const SUBJECT = { at: AT, actor: 'ada@desk.example', quotationId: 12, emailId: 7, clientEmail: 'rosa@granos.example' };
const NO_OUTCOME = { outcome: null, lossReason: null, competitorPrice: null, note: null };
const ENDED = { ...NO_OUTCOME, competitorPrice: '400 USD', note: 'Rosa says: too expensive' };
const IDS = { quotationId: 12, quotationNumber: 'Q12', emailId: 7 };

const EVENTS: ReadonlyArray<readonly [string, DomainEvent, object]> = [
  [
    'quotation.held',
    {
      ...SUBJECT,
      ...{ type: 'quotation-held', revision: undefined },
      reasons: [{ code: 'pdf-requested', params: {} }],
    },
    { ...IDS, reasons: ['pdf-requested'] },
  ],
  ['quotation.sent', { ...SUBJECT, type: 'quotation-sent', to: 'rosa@granos.example' }, { ...IDS, isByHand: false }],
  [
    'quotation.sent',
    { ...SUBJECT, type: 'quotation-handed-over', before: { status: 'pending' }, after: { status: 'sent' } },
    { ...IDS, isByHand: true },
  ],
  ...(['accepted', 'declined', 'expired', 'unanswered'] as const).map(
    (outcome): readonly [string, DomainEvent, object] => [
      `quotation.${outcome === 'unanswered' ? 'expired' : outcome}`,
      {
        ...SUBJECT,
        type: 'quotation-outcome-recorded',
        ...{ before: NO_OUTCOME, after: { ...ENDED, outcome, lossReason: outcome === 'declined' ? 'price' : null } },
      },
      { ...IDS, outcome, lossReason: outcome === 'declined' ? 'price' : null },
    ],
  ),
  [
    'mail.failed',
    { ...SUBJECT, type: 'reply-failed', to: 'rosa@granos.example', reason: '550 rosa@granos.example unknown' },
    { ...IDS, mail: 'reply' },
  ],
  [
    'mail.failed',
    { at: AT, actor: 'system', type: 'email-failed', emailId: 7, reason: 'It took too long.' },
    { quotationId: null, quotationNumber: null, emailId: 7, mail: 'email' },
  ],
];

describe('what other programs are told', () => {
  it.each(EVENTS)('%s of %j is told by ids and codes', (event, happened, data) => {
    const message = toWebhookMessage(happened);
    expect(message).toMatchObject({ event, createdAt: AT });
    expect(JSON.parse(message?.body ?? '')).toEqual({ type: event, timestamp: AT.toISOString(), data });
  });

  it('is nothing of the customer, nor what they wrote', () => {
    for (const [, happened] of EVENTS) expect(toWebhookMessage(happened)?.body).not.toMatch(/rosa|400 USD|expensive/i);
  });

  it('is nothing where an outcome is taken back or a newer quotation counts', () => {
    const recorded = { ...SUBJECT, type: 'quotation-outcome-recorded', before: ENDED } as const;
    expect(toWebhookMessage({ ...recorded, after: NO_OUTCOME })).toBeUndefined();
    expect(toWebhookMessage({ ...recorded, after: { ...NO_OUTCOME, outcome: 'superseded' } })).toBeUndefined();
    expect(toWebhookMessage({ at: AT, actor: 'system', type: 'backup-created' })).toBeUndefined();
  });
});

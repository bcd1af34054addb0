import { describe, expect, it } from '@jest/globals';
import { createReplyCopy } from '../../../../domain/outbound-mail/reply-copy.js';

describe('A reply that is sent again', () => {
  const reply = {
    ...{ id: 3, quotationId: 12, revision: 2, messageId: '<q12.r2.ab12@desk.example>', from: 'quotes@desk.example' },
    ...{ to: 'luz@viveros.example', subject: 'Re: Semillas', text: 'Total', html: '<b>Total</b>' },
    ...{ inReplyTo: '<m1@viveros.example>', references: ['<m1@viveros.example>'] },
    ...{ createdAt: new Date(0), notBefore: new Date(0), attempts: 1, lastError: undefined, sentAt: new Date(5) },
    state: 'sent',
  } as const;
  const at = new Date('2026-03-04T08:00:00Z');

  it('says the same to the same mailbox, under an id and a date of its own', () => {
    const {
      id: _id,
      state: _state,
      attempts: _attempts,
      lastError: _lastError,
      sentAt: _sentAt,
      ...emailMessage
    } = reply;
    const copy = { copy: 1, messageId: '<q12.r2.ab12.c1@desk.example>', createdAt: at, notBefore: at };
    expect(createReplyCopy(reply, at)).toEqual({ ...emailMessage, ...copy });
  });

  it('is counted, copy of a copy', () => {
    const copy = { ...reply, ...createReplyCopy(reply, at) };
    expect(createReplyCopy(copy, at)).toMatchObject({ copy: 2, messageId: '<q12.r2.ab12.c2@desk.example>' });
  });
});

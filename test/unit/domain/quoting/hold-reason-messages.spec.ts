import { describe, expect, it } from '@jest/globals';
import type { HoldReason, HoldReasonCode, HoldReasonText } from '../../../../domain/quoting/hold-reason.js';
import { HOLD_REASON_MESSAGES as SPANISH_MESSAGES } from '../../../../domain/quoting/hold-reason.messages.es.js';
import { formatHoldReason, HOLD_REASON_MESSAGES } from '../../../../domain/quoting/hold-reason.messages.js';
import { HOLD_REASON_LABELS as SPANISH_LABELS } from '../../../../domain/quoting/hold-reason-labels.messages.es.js';
import { HOLD_REASON_LABELS } from '../../../../domain/quoting/hold-reason-labels.messages.js';
import { toEmailReasonViews, toReleaseDecisionView } from '../../../../domain/quoting/hold-reason-view.js';
import { REPLY_CANCELLED } from '../../../../domain/quoting/reply-cancelled-reason.js';
import { HOLD_REASON_PARAMS } from '../../../support/fixtures/hold-reason-params.js';

const REASONS: readonly HoldReason[] = [
  { code: 'sender-not-authentic', params: { isRefuted: false } },
  { code: 'too-many-replies', params: { limit: 3000, recipient: 'domain' } },
  { code: 'repeated-request', params: { limit: 5 } },
  { code: 'follow-up', params: { from: 'other-sender' } },
  { code: 'request-not-recognized', params: { cause: 'newsletter' } },
  { code: 'other-intent', params: { intent: 'booking' } },
  { code: 'other-intent', params: { intent: 'refusal', quotationNumber: 'Q12' } },
  { code: 'nothing-stated', params: {} },
  { code: 'unproven-revision', params: { quotationNumber: 'Q12', isAnswerProven: true } },
  { code: 'unproven-revision', params: { quotationNumber: 'Q12', isAnswerProven: false } },
  { code: 'set-aside-before', params: { quotationNumber: 'Q12' } },
  { code: 'message-id-reused', params: { emailId: 7 } },
  REPLY_CANCELLED,
];

describe('The sentences of a hold reason', () => {
  it.each(REASONS)('say what is the matter and what to do: $code', (reason) => {
    const { message, remedy } = formatHoldReason(reason);
    expect(message).toMatch(/^[A-Z0-9].*\.$/);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
  });

  it('are shown as they were stored, where they were', () => {
    const recordedText = { message: 'A side measures 4 m.', remedy: 'Ask.' };
    const view = toReleaseDecisionView({ decision: 'hold', reasons: [{ code: 'oversize', recordedText }] });
    expect(view).toEqual({ decision: 'hold', reasons: [{ code: 'oversize', ...recordedText }] });
  });
});

const CODES = Object.keys(HOLD_REASON_PARAMS);
const FULL_TEXT = /^["“]?[\p{Letter}0-9].*[.:]$/u;

describe('The catalogue of hold reasons', () => {
  it.each(CODES)('has a text, a remedy and a label in both languages: %s', (code) => {
    for (const catalogue of [HOLD_REASON_MESSAGES, SPANISH_MESSAGES]) {
      const format: (params: unknown) => HoldReasonText = Reflect.get(catalogue, code);
      const { message, remedy } = format(Reflect.get(HOLD_REASON_PARAMS, code));
      for (const text of [message, remedy]) {
        expect(text).toMatch(FULL_TEXT);
        expect(text).not.toMatch(/undefined|\[object/);
      }
    }
    for (const labels of [HOLD_REASON_LABELS, SPANISH_LABELS]) expect(Reflect.get(labels, code)).toMatch(FULL_TEXT);
  });

  it('knows the same codes everywhere', () => {
    for (const catalogue of [HOLD_REASON_MESSAGES, SPANISH_MESSAGES, HOLD_REASON_LABELS, SPANISH_LABELS]) {
      expect(Object.keys(catalogue).sort()).toEqual([...CODES].sort());
    }
  });
});

describe('The reasons of an email', () => {
  const params = HOLD_REASON_PARAMS['domain-unknown'];

  it('say of a look-alike domain what the quotation says of it: that nothing is approved before', () => {
    const reason = { code: 'domain-unknown', params } as const;
    const [view] = toEmailReasonViews(['domain-unknown'], [reason]);
    expect(view).toEqual({ code: 'domain-unknown', ...formatHoldReason(reason) });
    expect(view?.remedy).toContain('approve nothing before');
  });

  it('are shown by their labels where codes alone were stored, and never advise to approve', () => {
    const codes: readonly HoldReasonCode[] = ['domain-unknown', 'not-a-request'];
    const views = toEmailReasonViews(['processing-failed', ...codes], []);
    expect(views.map(({ code, message }) => [code, message])).toEqual(
      codes.map((code) => [code, HOLD_REASON_LABELS[code]]),
    );
    for (const { remedy } of views) expect(remedy).not.toContain('pprove');
  });
});

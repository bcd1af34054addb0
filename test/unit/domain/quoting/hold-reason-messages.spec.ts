import { describe, expect, it } from '@jest/globals';
import type { HoldReason } from '../../../../domain/quoting/hold-reason.js';
import { formatHoldReason } from '../../../../domain/quoting/hold-reason.messages.js';
import { toReleaseDecisionView } from '../../../../domain/quoting/hold-reason-view.js';
import { REPLY_CANCELLED } from '../../../../domain/quoting/reply-cancelled-reason.js';

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

import { isBetterProven, type StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { ProcessingPlan } from './process-inbound-email.js';

/**
 * The plan for an email whose Message-ID and sender an earlier one bears with other words: it is kept and shown, and
 * makes no second answer. One that is proven better than all of them is processed as planned: they were somebody else's.
 */
export async function holdReusedMessageId(
  emails: Pick<InboundEmailRepository, 'findEarlierWithSameId'>,
  email: StoredEmail,
  plan: ProcessingPlan,
): Promise<ProcessingPlan> {
  if (plan.releaseDecision.decision === 'ignore') return plan;
  const earlier = await emails.findEarlierWithSameId(email);
  const rival = earlier.find((other) => !isBetterProven(email, other));
  if (!rival) return plan;
  const reason = { code: 'message-id-reused', params: { emailId: rival.id } } as const;
  return {
    ...plan,
    shipment: undefined,
    answered: undefined,
    releaseDecision: { decision: 'hold', reasons: [reason] },
  };
}

import type { Door } from '../../../domain/inbound-mail/inbound-email.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { type MailParts, mailParts } from './parse-mime.js';

/** A raw email that a thread is to take apart. */
export interface MimeJob {
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly door: Door;
  readonly border: string | undefined;
}

/** What became of it, or the sentence of the rule that it breaks. */
export type MimeOutcome = { readonly parts: MailParts } | { readonly refusal: string };

/** Takes one raw email apart; run in a thread, which may be ended at any moment. */
export async function work({ raw, door, border }: MimeJob): Promise<MimeOutcome> {
  try {
    return { parts: await mailParts(raw, door, border) };
  } catch (fault) {
    if (fault instanceof RuleViolation) return { refusal: fault.message };
    throw fault;
  }
}

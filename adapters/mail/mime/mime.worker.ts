import { DomainError } from '../../../domain/errors/domain-error.js';
import type { InboundChannel } from '../../../domain/inbound-mail/inbound-email.js';
import { type ParsedMime, parseMime } from './parse-mime.js';

/** A raw email that a thread is to take apart. */
export interface MimeJob {
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly channel: InboundChannel;
  readonly authservId: string | undefined;
}

/** The parsed email, or the message of the rule that it breaks. */
export type MimeOutcome = { readonly parts: ParsedMime } | { readonly refusal: string };

/** Files from this size on are handed over; copying smaller ones costs nothing, and they may share their memory. */
const MIN_TRANSFERRED_BYTES = 64 * 1024;

/** The memory of the files, which is handed over with the parsed email. */
export function listTransferred(outcome: MimeOutcome): ArrayBuffer[] {
  if ('refusal' in outcome) return [];
  return outcome.parts.files.flatMap(({ content: { buffer, byteLength } }) =>
    buffer instanceof ArrayBuffer && byteLength >= MIN_TRANSFERRED_BYTES && byteLength === buffer.byteLength
      ? [buffer]
      : [],
  );
}

/** Takes one raw email apart; run in a thread, which may be ended at any moment. */
export async function work({ raw, channel, authservId }: MimeJob): Promise<MimeOutcome> {
  try {
    return { parts: await parseMime(raw, channel, authservId) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
}

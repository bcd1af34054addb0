import type { OutboxDraft, OutboxReply, OutboxState } from './outgoing-mail.js';

/** Replies that are to leave, are leaving or have left. */
export abstract class Outbox {
  /** @throws RuleViolation `conflict` where this revision of the quotation has a reply already. */
  abstract add(draft: OutboxDraft): Promise<OutboxReply>;
  abstract find(id: number): Promise<OutboxReply | undefined>;
  /** The newest reply of a quotation. */
  abstract ofQuotation(quotationId: number): Promise<OutboxReply | undefined>;
  abstract markSent(id: number, at: Date): Promise<void>;
  /** Notes a failed try; `failed` is final, `waiting` is tried again. */
  abstract markFailed(id: number, state: Exclude<OutboxState, 'sent'>, reason: string): Promise<void>;
  /** How many replies were put here for an address since then. */
  abstract countTo(address: string, since: Date): Promise<number>;
  /** One page, the newest first. @param page counted from 1 */
  abstract page(filter: {
    readonly state: OutboxState | undefined;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly rows: readonly OutboxReply[]; readonly total: number }>;
}

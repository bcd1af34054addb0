import type { RecognizedSender, RecognizedSenderDraft } from './recognized-domain.js';

/** The domains that the desk knows. */
export abstract class RecognizedSenders {
  /** The entry that a mail domain falls under: itself or the closest parent at a label border. */
  abstract find(mailDomain: string): Promise<RecognizedSender | undefined>;
  /** By domain. */
  abstract all(): Promise<readonly RecognizedSender[]>;
  abstract byId(id: number): Promise<RecognizedSender | undefined>;
  /** @throws RuleViolation `conflict` where the domain stands in the list already. */
  abstract add(draft: RecognizedSenderDraft, addedAt: Date): Promise<RecognizedSender>;
  /** @throws RuleViolation `missing` for an unknown id, `conflict` for a stale version or a duplicate. */
  abstract replace(id: number, draft: RecognizedSenderDraft, version?: number): Promise<RecognizedSender>;
  /** @throws RuleViolation `missing` for an unknown id. */
  abstract remove(id: number): Promise<void>;
}

import type { NewRecognizedDomain, RecognizedDomain } from './recognized-domain.js';

/** Stores the recognized sender domains. */
export abstract class RecognizedDomainRepository {
  /** The entry that covers a mail domain: itself or the closest parent at a label border; never that of one mailbox. */
  abstract findByMailDomain(mailDomain: string): Promise<RecognizedDomain | undefined>;
  /** The most specific entry that covers a mailbox: its own, else that of its domain. @param address of one mailbox */
  abstract findBySender(address: string): Promise<RecognizedDomain | undefined>;
  /** By domain, that of the whole domain before those of its mailboxes. */
  abstract all(): Promise<readonly RecognizedDomain[]>;
  /** Whether nobody is recognized. */
  abstract isEmpty(): Promise<boolean>;
  abstract findById(id: number): Promise<RecognizedDomain | undefined>;
  /** The same, locked against other changes until the calling unit of work ends. */
  abstract findForUpdate(id: number): Promise<RecognizedDomain | undefined>;
  /** @throws DomainError `conflict` if the domain or the mailbox is listed already. */
  abstract add(draft: NewRecognizedDomain, addedAt: Date): Promise<RecognizedDomain>;
  /** @throws DomainError `missing` for an unknown id, `conflict` for a stale version or a duplicate. */
  abstract replace(id: number, draft: NewRecognizedDomain, version?: number): Promise<RecognizedDomain>;
  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  abstract remove(id: number, version?: number): Promise<void>;
}

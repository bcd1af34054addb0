import type { NewRecognizedDomain, RecognizedDomain } from './recognized-domain.js';

/** Stores the recognized sender domains. */
export abstract class RecognizedDomainRepository {
  /** The entry that covers a mail domain: itself or the closest parent at a label border. */
  abstract findByMailDomain(mailDomain: string): Promise<RecognizedDomain | undefined>;
  /** By domain. */
  abstract all(): Promise<readonly RecognizedDomain[]>;
  abstract findById(id: number): Promise<RecognizedDomain | undefined>;
  /** @throws DomainError `conflict` if the domain is listed already. */
  abstract add(draft: NewRecognizedDomain, addedAt: Date): Promise<RecognizedDomain>;
  /** @throws DomainError `missing` for an unknown id, `conflict` for a stale version or a duplicate. */
  abstract replace(id: number, draft: NewRecognizedDomain, version?: number): Promise<RecognizedDomain>;
  /** @throws DomainError `missing` for an unknown id. */
  abstract remove(id: number): Promise<void>;
}

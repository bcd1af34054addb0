import type { Autonomy } from '../../../domain/customers/autonomy.js';
import type { RecognizedDomain } from '../../../domain/customers/recognized-domain.js';

/** A sender domain that is known. */
export class RecognizedDomainView {
  readonly id!: number;
  readonly version!: number;
  readonly domain!: string;
  /** The only mailbox of the domain that is recognized; null: every mailbox there and below. */
  readonly mailbox!: string | null;
  readonly companyName!: string;
  readonly country!: string | null;
  readonly isApproved!: boolean;
  readonly notes!: string | null;
  /** What is answered without a person; null: as the settings say. */
  readonly autonomy!: Autonomy | null;
  /** ISO moment. */
  readonly addedAt!: string;
}

/** A recognized domain for the wire. */
export function toRecognizedDomainView(recognizedDomain: RecognizedDomain): RecognizedDomainView {
  return {
    id: recognizedDomain.id,
    version: recognizedDomain.version,
    domain: recognizedDomain.mailDomain,
    mailbox: recognizedDomain.mailbox ?? null,
    companyName: recognizedDomain.companyName,
    country: recognizedDomain.country ?? null,
    isApproved: recognizedDomain.isApproved,
    notes: recognizedDomain.notes ?? null,
    autonomy: recognizedDomain.autonomy ?? null,
    addedAt: recognizedDomain.addedAt.toISOString(),
  };
}

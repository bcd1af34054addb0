import { DomainError } from '../errors/domain-error.js';
import type { AttachmentText } from '../inbound-mail/attachment-text-extractor.port.js';
import type { Ledger, LedgerReading } from '../reading/ledger/ledger.types.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';
import type { ShipmentRequest } from './shipment-request.js';

/** An email as it is read: header values where known, and the text of its body. */
export interface ExtractionInput {
  /** The From header, for instance `Ana Ruiz <ana@norte-cargo.example>`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly subject: string | undefined;
  /** Plain text of the body. */
  readonly body: string;
  /** The texts of its documents, where they were read. */
  readonly attachments?: readonly AttachmentText[];
  /** The email is automated and gets no answer: the language model is not asked about it. */
  readonly isUnanswered?: boolean;
}

/** Reads the shipment out of an email. */
export abstract class ShipmentExtractor {
  /**
   * Never throws for odd text: an email without any facts is read as no request.
   * @throws ExtractionTimeoutError if extraction exceeds its time or memory limit
   * @throws DomainError `conflict` if extraction is slow and too many other slow texts are in progress
   */
  abstract extract(email: ExtractionInput): Promise<ShipmentRequest>;

  /**
   * What the email holds beside what supports these values, which others may have read.
   * @throws ExtractionTimeoutError as `extract` does
   * @throws DomainError `conflict` as `extract` does
   */
  abstract keepLedger(email: ExtractionInput, reading: LedgerReading): Promise<Ledger>;
}

/** A text that exceeded the extraction limits twice: a third attempt would do so, too. */
export class ExtractionTimeoutError extends DomainError {
  /** @param reason which limit was exceeded, one sentence */
  constructor(reason: string) {
    super('invalid', QUOTING_MESSAGES.unreadableText(reason));
  }
}

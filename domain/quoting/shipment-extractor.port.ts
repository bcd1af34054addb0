import { DomainError } from '../errors/domain-error.js';
import type { AttachmentText } from '../inbound-mail/attachment-text-extractor.port.js';
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
  /** Nobody will answer it, being a machine's: no second reader is asked about it. */
  readonly isUnanswered?: boolean;
}

/** Reads the shipment out of an email. */
export abstract class ShipmentExtractor {
  /**
   * Odd text is no fault: an email that says nothing is read as no request.
   * @throws ExtractionTimeoutError where reading it takes more time or memory than it may
   * @throws DomainError `conflict` where it takes long, and too many others that do are being read
   */
  abstract extract(email: ExtractionInput): Promise<ShipmentRequest>;
}

/** A text that was not read within the limits of the desk, twice: a third time would take as much. */
export class ExtractionTimeoutError extends DomainError {
  /** @param reason what it took too much of, one sentence */
  constructor(reason: string) {
    super(
      'invalid',
      `The text could not be read, twice. ${reason} Read it yourself, and put only the words that state the shipment into the Email Processor.`,
    );
  }
}

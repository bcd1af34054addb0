import type { AttachmentText } from '../incoming-email/attachment-texts.port.js';
import type { ShipmentRequest } from './shipment-request.js';

/** An email as it is read: header values where known, and the text of its body. */
export interface ReadableEmail {
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
export abstract class ShipmentReader {
  /** Never throws for odd text: an email that says nothing is read as no request. */
  abstract read(email: ReadableEmail): Promise<ShipmentRequest>;
}

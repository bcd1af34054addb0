import { RuleViolation } from '../../domain/errors/domain-error.js';
import { EMPTY_EMAIL_SENTENCE, type PastedEmail, pastedEmail } from '../../domain/quoting/pasted-email.js';
import type { ShipmentReader } from '../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';

/** Reads the shipment out of an email that a person pasted. */
export class ReadShipment {
  constructor(private readonly reader: ShipmentReader) {}

  /** @throws RuleViolation `invalid` where nothing was pasted. */
  async execute(pasted: string): Promise<{ readonly pasted: PastedEmail; readonly request: ShipmentRequest }> {
    if (!pasted.trim()) {
      throw new RuleViolation('invalid', EMPTY_EMAIL_SENTENCE, [
        { field: 'emailContent', message: EMPTY_EMAIL_SENTENCE },
      ]);
    }
    const parts = pastedEmail(pasted);
    return { pasted: parts, request: await this.reader.read(parts.email) };
  }
}

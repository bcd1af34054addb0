import { DomainError } from '../../domain/errors/domain-error.js';
import { type PastedEmail, parsePastedEmail } from '../../domain/quoting/pasted-email.js';
import { QUOTING_MESSAGES } from '../../domain/quoting/quoting.messages.js';
import type { ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';

/** Extracts the shipment from a pasted email. */
export class ExtractShipment {
  constructor(private readonly extractor: ShipmentExtractor) {}

  /** @throws DomainError `invalid` where nothing was pasted. */
  async execute(pasted: string): Promise<{ readonly pasted: PastedEmail; readonly request: ShipmentRequest }> {
    if (!pasted.trim()) {
      const message = QUOTING_MESSAGES.emptyEmail;
      throw new DomainError('invalid', message, [{ field: 'emailContent', message }]);
    }
    const parts = parsePastedEmail(pasted);
    return { pasted: parts, request: await this.extractor.extract(parts.email) };
  }
}

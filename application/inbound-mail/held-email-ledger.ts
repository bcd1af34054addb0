import { DomainError } from '../../domain/errors/domain-error.js';
import type { StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import { type LedgerEntry, listLedgerEntries } from '../../domain/quoting/ledger/ledger-entries.js';
import type { ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';

/** What a held email says that has no quotation, which would hold it otherwise: read anew, since nothing of it is stored. */
export class HeldEmailLedger {
  constructor(private readonly extractor: Pick<ShipmentExtractor, 'extract'>) {}

  /** None for an email that is not held or has a quotation, and where its text takes too long: the email itself is there. */
  async list(email: StoredEmail): Promise<readonly LedgerEntry[]> {
    if (email.state !== 'held' || email.quotationId !== undefined) return [];
    try {
      const { fromHeader: from, to, subject, text: body } = email;
      const request = await this.extractor.extract({ from, to, subject, body, isUnanswered: true });
      return listLedgerEntries(request, { body, subject });
    } catch (error) {
      if (error instanceof DomainError) return [];
      throw error;
    }
  }
}

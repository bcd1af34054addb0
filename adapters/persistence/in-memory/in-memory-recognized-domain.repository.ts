import { candidateDomains, normalMailDomain } from '../../../domain/customers/mail-domain.js';
import type { RecognizedSender, RecognizedSenderDraft } from '../../../domain/customers/recognized-domain.js';
import { RecognizedSenders } from '../../../domain/customers/recognized-domain.repository.js';
import { duplicateRecord, RECORD_SENTENCES } from '../../../domain/errors/repository-errors.js';
import type { Journal } from './undo-log.js';
import { byCode, Rows, rowToReplace } from './table.js';

/** The recognized senders in memory. */
export class InMemoryRecognizedSenders extends RecognizedSenders {
  constructor(private readonly rows: Rows<RecognizedSender> = Rows.empty<RecognizedSender>()) {
    super();
  }

  within(journal: Journal): InMemoryRecognizedSenders {
    return new InMemoryRecognizedSenders(this.rows.within(journal));
  }

  async find(mailDomain: string): Promise<RecognizedSender | undefined> {
    for (const candidate of candidateDomains(mailDomain)) {
      const sender = this.rows.first((row) => row.mailDomain === candidate);
      if (sender) return sender;
    }
    return undefined;
  }

  async all(): Promise<readonly RecognizedSender[]> {
    return this.rows.all().sort((a, b) => byCode(a.mailDomain, b.mailDomain));
  }

  async byId(id: number): Promise<RecognizedSender | undefined> {
    return this.rows.find(id);
  }

  async add(draft: RecognizedSenderDraft, addedAt: Date): Promise<RecognizedSender> {
    const content = this.distinct(draft);
    return this.rows.add((id) => ({ ...content, id, version: 1, addedAt }));
  }

  async replace(id: number, draft: RecognizedSenderDraft, version?: number): Promise<RecognizedSender> {
    const old = rowToReplace(this.rows, 'domain', id, version);
    return this.rows.put({ ...this.distinct(draft, id), id, version: old.version + 1, addedAt: old.addedAt });
  }

  async remove(id: number): Promise<void> {
    this.rows.get(id, 'domain');
    this.rows.remove(id);
  }

  private distinct(draft: RecognizedSenderDraft, exceptId?: number): RecognizedSenderDraft {
    const mailDomain = normalMailDomain(draft.mailDomain);
    const other = this.rows.first((row) => row.id !== exceptId && row.mailDomain === mailDomain);
    if (other) throw duplicateRecord(RECORD_SENTENCES.sender);
    return { ...draft, mailDomain };
  }
}

import {
  extractMailDomain,
  listParentDomains,
  normalizeMailbox,
  normalizeMailDomain,
} from '../../../domain/customers/mail-domain.js';
import type { NewRecognizedDomain, RecognizedDomain } from '../../../domain/customers/recognized-domain.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import { createConflictError } from '../../../domain/errors/repository-errors.js';
import { compareByCode, getRowToReplace, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** The recognized senders in memory. */
export class InMemoryRecognizedDomainRepository extends RecognizedDomainRepository {
  constructor(readonly rows: Table<RecognizedDomain> = Table.createEmpty<RecognizedDomain>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryRecognizedDomainRepository {
    return new InMemoryRecognizedDomainRepository(this.rows.withUndoLog(undoLog));
  }

  async findByMailDomain(mailDomain: string): Promise<RecognizedDomain | undefined> {
    for (const candidate of listParentDomains(mailDomain)) {
      const recognizedDomain = this.rows.findFirst((row) => row.mailbox === undefined && row.mailDomain === candidate);
      if (recognizedDomain) return recognizedDomain;
    }
    return undefined;
  }

  async findBySender(address: string): Promise<RecognizedDomain | undefined> {
    const mailbox = normalizeMailbox(address);
    const own = mailbox === undefined ? undefined : this.rows.findFirst((row) => row.mailbox === mailbox);
    return own ?? this.findByMailDomain(extractMailDomain(address) ?? '');
  }

  async all(): Promise<readonly RecognizedDomain[]> {
    return this.rows
      .all()
      .sort((a, b) => compareByCode(a.mailDomain, b.mailDomain) || compareByCode(a.mailbox ?? '', b.mailbox ?? ''));
  }

  async isEmpty(): Promise<boolean> {
    return this.rows.findFirst(() => true) === undefined;
  }

  async findById(id: number): Promise<RecognizedDomain | undefined> {
    return this.rows.find(id);
  }

  /** Units of work run one after the other here: no lock is needed. */
  async findForUpdate(id: number): Promise<RecognizedDomain | undefined> {
    return this.findById(id);
  }

  async add(draft: NewRecognizedDomain, addedAt: Date): Promise<RecognizedDomain> {
    const content = this.ensureUniqueDomain(draft);
    return this.rows.add((id) => ({ ...content, id, version: 1, addedAt }));
  }

  async replace(id: number, draft: NewRecognizedDomain, version?: number): Promise<RecognizedDomain> {
    const old = getRowToReplace(this.rows, 'domain', id, version);
    return this.rows.put({ ...this.ensureUniqueDomain(draft, id), id, version: old.version + 1, addedAt: old.addedAt });
  }

  async remove(id: number, version?: number): Promise<void> {
    getRowToReplace(this.rows, 'domain', id, version);
    this.rows.remove(id);
  }

  private ensureUniqueDomain(draft: NewRecognizedDomain, exceptId?: number): NewRecognizedDomain {
    const mailDomain = normalizeMailDomain(draft.mailDomain);
    const { mailbox } = draft;
    const isSame = (row: RecognizedDomain) => row.mailDomain === mailDomain && row.mailbox === mailbox;
    if (this.rows.findFirst((row) => row.id !== exceptId && isSame(row))) {
      throw createConflictError(CONFLICT_MESSAGES.sender);
    }
    return { ...draft, mailDomain };
  }
}

import { type EntityManager, In, IsNull } from 'typeorm';
import {
  extractMailDomain,
  listParentDomains,
  normalizeMailbox,
  normalizeMailDomain,
} from '../../../../domain/customers/mail-domain.js';
import type { NewRecognizedDomain, RecognizedDomain } from '../../../../domain/customers/recognized-domain.js';
import { RecognizedDomainRepository } from '../../../../domain/customers/recognized-domain.repository.js';
import { CONFLICT_MESSAGES, createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import { sanitizeText } from '../sanitize.js';
import { addRow, lockRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { toAgreementDocument, toStoredAgreement } from './agreement.mapper.js';
import { type RecognizedDomainRow, RecognizedDomainTable } from './recognized-domain.table.js';

/** The recognized senders in PostgreSQL. */
export class PostgresRecognizedDomainRepository extends RecognizedDomainRepository {
  private readonly domains: VersionedTable<RecognizedDomainRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.domains = {
      manager,
      table: RecognizedDomainTable,
      thing: 'domain',
      duplicateMessage: CONFLICT_MESSAGES.sender,
      unservedMessage: CONFLICT_MESSAGES.country,
    };
  }

  async findByMailDomain(mailDomain: string): Promise<RecognizedDomain | undefined> {
    const candidates = listParentDomains(mailDomain).map(sanitizeText);
    const rows = await this.manager.findBy(RecognizedDomainTable, { mailDomain: In(candidates), mailbox: IsNull() });
    const closest = candidates.find((candidate) => rows.some((row) => row.mailDomain === candidate));
    const row = rows.find((one) => one.mailDomain === closest);
    return row && toRecognizedDomain(row);
  }

  async findBySender(address: string): Promise<RecognizedDomain | undefined> {
    const mailbox = sanitizeText(normalizeMailbox(address) ?? '');
    const candidates = listParentDomains(extractMailDomain(address) ?? '').map(sanitizeText);
    const [row] = await this.manager
      .createQueryBuilder(RecognizedDomainTable, 'entry')
      .where('entry.mailbox = :mailbox', { mailbox })
      .orWhere('entry.mailbox IS NULL AND entry.mailDomain = ANY(:candidates::text[])', { candidates })
      .orderBy('entry.mailbox IS NULL')
      .addOrderBy('length(entry.mailDomain)', 'DESC')
      .limit(1)
      .getMany();
    return row && toRecognizedDomain(row);
  }

  async all(): Promise<readonly RecognizedDomain[]> {
    const order = { mailDomain: 'ASC', mailbox: { direction: 'ASC', nulls: 'FIRST' } } as const;
    return (await this.manager.find(RecognizedDomainTable, { order })).map(toRecognizedDomain);
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.manager.existsBy(RecognizedDomainTable, {}));
  }

  async findById(id: number): Promise<RecognizedDomain | undefined> {
    const row = await this.manager.findOneBy(RecognizedDomainTable, { id });
    return row ? toRecognizedDomain(row) : undefined;
  }

  async findForUpdate(id: number): Promise<RecognizedDomain | undefined> {
    await lockRow(this.domains, id);
    // Read afterwards: whoever held the lock before may have changed it.
    return this.findById(id);
  }

  async add(draft: NewRecognizedDomain, addedAt: Date): Promise<RecognizedDomain> {
    return this.get(await addRow(this.domains, { ...toColumns(draft), addedAt, version: 1 }));
  }

  async replace(id: number, draft: NewRecognizedDomain, version?: number): Promise<RecognizedDomain> {
    await replaceRow(this.domains, id, toColumns(draft), version);
    return this.get(id);
  }

  remove(id: number, version?: number): Promise<void> {
    return removeRow(this.domains, id, version);
  }

  private async get(id: number): Promise<RecognizedDomain> {
    const recognizedDomain = await this.findById(id);
    if (!recognizedDomain) throw createNotFoundError('domain', id);
    return recognizedDomain;
  }
}

function toColumns(draft: NewRecognizedDomain) {
  return {
    mailDomain: normalizeMailDomain(draft.mailDomain),
    mailbox: draft.mailbox ?? null,
    companyName: draft.companyName,
    country: draft.country ?? null,
    isApproved: draft.isApproved,
    notes: draft.notes ?? null,
    autonomy: draft.autonomy ?? null,
    agreement: draft.agreement ? toAgreementDocument(draft.agreement) : null,
  };
}

function toRecognizedDomain({
  mailbox,
  country,
  notes,
  autonomy,
  agreement,
  ...row
}: RecognizedDomainRow): RecognizedDomain {
  const optional = { country: country ?? undefined, notes: notes ?? undefined };
  return {
    ...row,
    ...optional,
    ...(mailbox === null ? {} : { mailbox }),
    ...(autonomy === null ? {} : { autonomy }),
    ...(agreement === null ? {} : { agreement: toStoredAgreement(agreement) }),
  };
}

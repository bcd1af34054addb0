import { type EntityManager, In } from 'typeorm';
import { candidateDomains, normalMailDomain } from '../../../../domain/customers/mail-domain.js';
import type { RecognizedSender, RecognizedSenderDraft } from '../../../../domain/customers/recognized-domain.js';
import { RecognizedSenders } from '../../../../domain/customers/recognized-domain.repository.js';
import { RECORD_SENTENCES, unknownRecord } from '../../../../domain/errors/repository-errors.js';
import { storableText } from '../sanitize.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type RecognizedSenderRow, RecognizedSenderTable } from './recognized-domain.table.js';

/** The recognized senders in PostgreSQL. */
export class PostgresRecognizedSenders extends RecognizedSenders {
  private readonly senders: VersionedTable<RecognizedSenderRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.senders = {
      manager,
      table: RecognizedSenderTable,
      thing: 'domain',
      duplicate: RECORD_SENTENCES.sender,
      unserved: RECORD_SENTENCES.country,
    };
  }

  async find(mailDomain: string): Promise<RecognizedSender | undefined> {
    const candidates = candidateDomains(mailDomain).map(storableText);
    const rows = await this.manager.findBy(RecognizedSenderTable, { mailDomain: In(candidates) });
    const closest = candidates.find((candidate) => rows.some((row) => row.mailDomain === candidate));
    const row = rows.find((one) => one.mailDomain === closest);
    return row && senderOf(row);
  }

  async all(): Promise<readonly RecognizedSender[]> {
    return (await this.manager.find(RecognizedSenderTable, { order: { mailDomain: 'ASC' } })).map(senderOf);
  }

  async byId(id: number): Promise<RecognizedSender | undefined> {
    const row = await this.manager.findOneBy(RecognizedSenderTable, { id });
    return row ? senderOf(row) : undefined;
  }

  async add(draft: RecognizedSenderDraft, addedAt: Date): Promise<RecognizedSender> {
    return this.get(await addRow(this.senders, { ...columnsOf(draft), addedAt, version: 1 }));
  }

  async replace(id: number, draft: RecognizedSenderDraft, version?: number): Promise<RecognizedSender> {
    await replaceRow(this.senders, id, columnsOf(draft), version);
    return this.get(id);
  }

  remove(id: number): Promise<void> {
    return removeRow(this.senders, id);
  }

  private async get(id: number): Promise<RecognizedSender> {
    const sender = await this.byId(id);
    if (!sender) throw unknownRecord('domain', id);
    return sender;
  }
}

function columnsOf(draft: RecognizedSenderDraft) {
  return {
    mailDomain: normalMailDomain(draft.mailDomain),
    companyName: draft.companyName,
    country: draft.country ?? null,
    isApproved: draft.isApproved,
    notes: draft.notes ?? null,
  };
}

function senderOf({ country, notes, ...row }: RecognizedSenderRow): RecognizedSender {
  return { ...row, country: country ?? undefined, notes: notes ?? undefined };
}

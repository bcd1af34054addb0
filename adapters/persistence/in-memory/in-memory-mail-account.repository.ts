import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
} from '../../../domain/errors/repository-errors.js';
import type { FolderCursor } from '../../../domain/inbound-mail/mail-account/folder-cursor.js';
import type {
  MailAccount,
  MailAccountStatus,
  NewMailAccount,
  WatchedMailbox,
} from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { compareByCode, getRowToReplace, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface CursorRow extends FolderCursor {
  readonly id: number;
  readonly accountId: number;
}

/** Who reads an account, and what is known of its connection. */
interface ConnectionRow extends MailAccountStatus {
  readonly id: number;
  readonly lease: { readonly holder: string; readonly until: Date } | undefined;
}

const UNKNOWN_STATUS: MailAccountStatus = {
  awaitedSince: undefined,
  lastLookAt: undefined,
  failure: undefined,
  lastMailAt: undefined,
  lagSeconds: undefined,
};

/** The connected mailboxes in memory. */
export class InMemoryMailAccountRepository extends MailAccountRepository {
  constructor(
    private readonly accounts: Table<MailAccount> = Table.createEmpty<MailAccount>(),
    private readonly cursors: Table<CursorRow> = Table.createEmpty<CursorRow>(),
    private readonly connections: Table<ConnectionRow> = Table.createEmpty<ConnectionRow>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryMailAccountRepository {
    return new InMemoryMailAccountRepository(
      this.accounts.withUndoLog(undoLog),
      this.cursors.withUndoLog(undoLog),
      this.connections.withUndoLog(undoLog),
    );
  }

  async findAll(): Promise<readonly MailAccount[]> {
    return this.accounts.all().sort((a, b) => compareByCode(a.address, b.address));
  }

  async findAllWithStatus(): Promise<readonly WatchedMailbox[]> {
    const accounts = await this.findAll();
    return Promise.all(accounts.map(async (account) => ({ account, status: await this.findStatus(account.id) })));
  }

  async find(id: number): Promise<MailAccount | undefined> {
    return this.accounts.find(id);
  }

  async findByAddress(address: string): Promise<MailAccount | undefined> {
    return this.accounts.findFirst((account) => account.address === address);
  }

  async add(account: NewMailAccount): Promise<MailAccount> {
    this.refuseDuplicate(account.address);
    return this.accounts.add((id) => ({ ...account, id, version: 1 }));
  }

  async replace(id: number, account: NewMailAccount, version: number): Promise<MailAccount> {
    const old = getRowToReplace(this.accounts, 'mailbox', id, version);
    this.refuseDuplicate(account.address, id);
    return this.accounts.put({ ...account, id, version: old.version + 1 });
  }

  async remove(id: number): Promise<void> {
    if (!this.accounts.find(id)) throw createNotFoundError('mailbox', id);
    this.accounts.remove(id);
    this.connections.remove(id);
    for (const cursor of this.cursors.all()) if (cursor.accountId === id) this.cursors.remove(cursor.id);
  }

  async acquireLease(id: number, holder: string, now: Date, until: Date): Promise<boolean> {
    const connection = this.getConnection(id);
    const { lease } = connection;
    if (!this.accounts.find(id) || (lease && lease.holder !== holder && lease.until > now)) return false;
    this.connections.put({ ...connection, lease: { holder, until } });
    return true;
  }

  async releaseLease(id: number, holder: string): Promise<void> {
    const connection = this.getConnection(id);
    if (connection.lease?.holder === holder) this.connections.put({ ...connection, lease: undefined });
  }

  async findCursor(id: number, folder: string): Promise<FolderCursor | undefined> {
    const row = this.findCursorRow(id, folder);
    if (!row) return undefined;
    const { id: _id, accountId: _accountId, ...cursor } = row;
    return cursor;
  }

  async moveCursor(id: number, before: FolderCursor | undefined, cursor: FolderCursor): Promise<void> {
    const row = this.findCursorRow(id, cursor.folder);
    if (row?.position !== before?.position) {
      throw createConflictError(CONFLICT_MESSAGES.folderCursor);
    }
    if (row) this.cursors.put({ ...cursor, id: row.id, accountId: id });
    else this.cursors.add((rowId) => ({ ...cursor, id: rowId, accountId: id }));
  }

  async findStatus(id: number): Promise<MailAccountStatus> {
    const { id: _id, lease: _lease, ...status } = this.getConnection(id);
    return status;
  }

  async updateStatus(id: number, change: Partial<MailAccountStatus>): Promise<void> {
    if (this.accounts.find(id)) this.connections.put({ ...this.getConnection(id), ...change });
  }

  private getConnection(id: number): ConnectionRow {
    return this.connections.find(id) ?? { ...UNKNOWN_STATUS, id, lease: undefined };
  }

  private findCursorRow(accountId: number, folder: string): CursorRow | undefined {
    return this.cursors.findFirst((row) => row.accountId === accountId && row.folder === folder);
  }

  private refuseDuplicate(address: string, exceptId?: number): void {
    const other = this.accounts.findFirst((account) => account.address === address && account.id !== exceptId);
    if (other) throw createConflictError(CONFLICT_MESSAGES.mailAccount);
  }
}

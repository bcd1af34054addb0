import type { EntityManager } from 'typeorm';
import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
  createStaleVersionError,
} from '../../../../domain/errors/repository-errors.js';
import type { FolderCursor } from '../../../../domain/inbound-mail/mail-account/folder-cursor.js';
import type {
  MailAccount,
  MailAccountStatus,
  NewMailAccount,
  WatchedMailbox,
} from '../../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailAccountRepository } from '../../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { isConstraintError, query } from '../query.js';
import { sanitizeJson, sanitizeText } from '../sanitize.js';
import {
  type MailAccountRow,
  type StoredMailAccountStatus,
  toMailAccount,
  toMailAccountStatus,
  toStoredMailAccount,
  toStoredStatus,
} from './mail-account.mapper.js';

const THING = 'mailbox';
const COLUMNS = 'id, version, address, settings';
const FIND_CURSOR = `
  SELECT folder, position, ids_to_move AS "idsToMove"
  FROM mail_folder_cursor WHERE mail_account_id = $1 AND folder = $2`;
const ADD_CURSOR = `
  INSERT INTO mail_folder_cursor (mail_account_id, folder, position, ids_to_move)
  VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`;
const MOVE_CURSOR = `
  UPDATE mail_folder_cursor SET position = $3, ids_to_move = $4
  WHERE mail_account_id = $1 AND folder = $2 AND position = $5`;

interface StatusRow {
  readonly status: StoredMailAccountStatus;
}

/** The connected mailboxes in PostgreSQL. */
export class PostgresMailAccountRepository extends MailAccountRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async findAll(): Promise<readonly MailAccount[]> {
    const { rows } = await query<MailAccountRow>(this.manager, `SELECT ${COLUMNS} FROM mail_account ORDER BY address`);
    return rows.map(toMailAccount);
  }

  async findAllWithStatus(): Promise<readonly WatchedMailbox[]> {
    const statement = `SELECT ${COLUMNS}, status FROM mail_account ORDER BY address`;
    const { rows } = await query<MailAccountRow & StatusRow>(this.manager, statement);
    return rows.map((row) => ({ account: toMailAccount(row), status: toMailAccountStatus(row.status) }));
  }

  async find(id: number): Promise<MailAccount | undefined> {
    const statement = `SELECT ${COLUMNS} FROM mail_account WHERE id = $1`;
    const { rows } = await query<MailAccountRow>(this.manager, statement, [id]);
    return rows.map(toMailAccount)[0];
  }

  async findByAddress(address: string): Promise<MailAccount | undefined> {
    const statement = `SELECT ${COLUMNS} FROM mail_account WHERE address = $1`;
    const { rows } = await query<MailAccountRow>(this.manager, statement, [sanitizeText(address)]);
    return rows.map(toMailAccount)[0];
  }

  async add(account: NewMailAccount): Promise<MailAccount> {
    const statement = `INSERT INTO mail_account (version, address, settings) VALUES (1, $1, $2) RETURNING ${COLUMNS}`;
    const [added] = await this.write(statement, [
      sanitizeText(account.address),
      sanitizeJson(toStoredMailAccount(account)),
    ]);
    if (!added) throw new Error('The insert of a mailbox returned no row.');
    return added;
  }

  async replace(id: number, account: NewMailAccount, version: number): Promise<MailAccount> {
    const statement = `
      UPDATE mail_account SET version = version + 1, address = $2, settings = $3
      WHERE id = $1 AND version = $4 RETURNING ${COLUMNS}`;
    const document = sanitizeJson(toStoredMailAccount(account));
    const [replaced] = await this.write(statement, [id, sanitizeText(account.address), document, version]);
    if (replaced) return replaced;
    throw (await this.find(id)) ? createStaleVersionError(THING) : createNotFoundError(THING, id);
  }

  async remove(id: number): Promise<void> {
    const { count } = await query(this.manager, 'DELETE FROM mail_account WHERE id = $1', [id]);
    if (count === 0) throw createNotFoundError(THING, id);
  }

  async acquireLease(id: number, holder: string, now: Date, until: Date): Promise<boolean> {
    const statement = `
      UPDATE mail_account SET leased_by = $2, lease_until = $4
      WHERE id = $1 AND (leased_by IS NULL OR leased_by = $2 OR lease_until <= $3)`;
    return (await query(this.manager, statement, [id, holder, now, until])).count === 1;
  }

  async releaseLease(id: number, holder: string): Promise<void> {
    const statement = 'UPDATE mail_account SET leased_by = NULL, lease_until = NULL WHERE id = $1 AND leased_by = $2';
    await query(this.manager, statement, [id, holder]);
  }

  async findCursor(id: number, folder: string): Promise<FolderCursor | undefined> {
    const { rows } = await query<FolderCursor>(this.manager, FIND_CURSOR, [id, sanitizeText(folder)]);
    return rows[0];
  }

  async moveCursor(id: number, before: FolderCursor | undefined, cursor: FolderCursor): Promise<void> {
    const { folder, position, idsToMove } = cursor;
    const values = [id, sanitizeText(folder), position, idsToMove];
    const { count } = before
      ? await query(this.manager, MOVE_CURSOR, [...values, before.position])
      : await query(this.manager, ADD_CURSOR, values);
    if (count === 0) throw createConflictError(CONFLICT_MESSAGES.folderCursor);
  }

  async findStatus(id: number): Promise<MailAccountStatus> {
    const statement = 'SELECT status FROM mail_account WHERE id = $1';
    const { rows } = await query<StatusRow>(this.manager, statement, [id]);
    return toMailAccountStatus(rows[0]?.status ?? {});
  }

  async updateStatus(id: number, change: Partial<MailAccountStatus>): Promise<void> {
    const statement = 'UPDATE mail_account SET status = status || $2::jsonb WHERE id = $1';
    await query(this.manager, statement, [id, sanitizeJson(toStoredStatus(change))]);
  }

  private async write(statement: string, parameters: unknown[]): Promise<readonly MailAccount[]> {
    const { rows } = await query<MailAccountRow>(this.manager, statement, parameters).catch((error: unknown) => {
      throw isConstraintError('unique', error) ? createConflictError(CONFLICT_MESSAGES.mailAccount) : error;
    });
    return rows.map(toMailAccount);
  }
}

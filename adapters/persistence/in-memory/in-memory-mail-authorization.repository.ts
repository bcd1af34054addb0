import { isDeepStrictEqual } from 'node:util';
import {
  type AuthorizationProgress,
  type MailAuthorization,
  MailAuthorizationRepository,
} from '../../../domain/inbound-mail/mail-account/mail-authorization.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface AuthorizationRow {
  readonly id: number;
  readonly authorization: MailAuthorization;
}

/** The permissions to open mailboxes in memory. */
export class InMemoryMailAuthorizationRepository extends MailAuthorizationRepository {
  constructor(private readonly rows: Table<AuthorizationRow> = Table.createEmpty<AuthorizationRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryMailAuthorizationRepository {
    return new InMemoryMailAuthorizationRepository(this.rows.withUndoLog(undoLog));
  }

  async add(authorization: MailAuthorization): Promise<void> {
    this.rows.add((id) => ({ id, authorization }));
  }

  async find(id: string): Promise<MailAuthorization | undefined> {
    return this.findRow(id)?.authorization;
  }

  async advance(id: string, before: AuthorizationProgress, after: AuthorizationProgress): Promise<boolean> {
    const row = this.findRow(id);
    if (!row || !isDeepStrictEqual(row.authorization.progress, before)) return false;
    this.rows.put({ ...row, authorization: { ...row.authorization, progress: after } });
    return true;
  }

  async removeRequestedBefore(moment: Date, keptIds: readonly string[]): Promise<void> {
    for (const { id, authorization } of this.rows.all()) {
      if (authorization.requestedAt < moment && !keptIds.includes(authorization.id)) this.rows.remove(id);
    }
  }

  private findRow(id: string): AuthorizationRow | undefined {
    return this.rows.findFirst(({ authorization }) => authorization.id === id);
  }
}

import type { EntityManager } from 'typeorm';
import {
  type AuthorizationProgress,
  type MailAuthorization,
  MailAuthorizationRepository,
} from '../../../../domain/inbound-mail/mail-account/mail-authorization.js';
import type { TokenProvider } from '../../../../domain/inbound-mail/mail-account/token-provider.js';
import { query } from '../query.js';
import { sanitizeJson, sanitizeText } from '../sanitize.js';

interface AuthorizationRow {
  readonly id: string;
  readonly provider: TokenProvider;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly progress: AuthorizationProgress;
}

const FIND = `
  SELECT id, provider, requested_by AS "requestedBy", requested_at AS "requestedAt", progress
  FROM mail_authorization WHERE id = $1`;
const ADD = `
  INSERT INTO mail_authorization (id, provider, requested_by, requested_at, progress) VALUES ($1, $2, $3, $4, $5)`;
const ADVANCE = 'UPDATE mail_authorization SET progress = $3 WHERE id = $1 AND progress = $2::jsonb';
const REMOVE = 'DELETE FROM mail_authorization WHERE requested_at < $1 AND NOT id = ANY($2::text[])';

/** The permissions to open mailboxes in PostgreSQL. */
export class PostgresMailAuthorizationRepository extends MailAuthorizationRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add({ id, provider, requestedBy, requestedAt, progress }: MailAuthorization): Promise<void> {
    const values = [sanitizeText(id), provider, sanitizeText(requestedBy), requestedAt, sanitizeJson(progress)];
    await query(this.manager, ADD, values);
  }

  async find(id: string): Promise<MailAuthorization | undefined> {
    const { rows } = await query<AuthorizationRow>(this.manager, FIND, [sanitizeText(id)]);
    return rows[0];
  }

  async advance(id: string, before: AuthorizationProgress, after: AuthorizationProgress): Promise<boolean> {
    const values = [sanitizeText(id), sanitizeJson(before), sanitizeJson(after)];
    return (await query(this.manager, ADVANCE, values)).count === 1;
  }

  async removeRequestedBefore(moment: Date, keptIds: readonly string[]): Promise<void> {
    await query(this.manager, REMOVE, [moment, keptIds.map(sanitizeText)]);
  }
}

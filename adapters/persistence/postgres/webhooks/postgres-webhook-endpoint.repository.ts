import type { EntityManager } from 'typeorm';
import type { PageRequest } from '../../../../application/persistence/pagination.js';
import { createNotFoundError, createStaleVersionError } from '../../../../domain/errors/repository-errors.js';
import type { NewWebhookEndpoint, WebhookEndpoint } from '../../../../domain/integrations/webhook-endpoint.js';
import {
  WebhookEndpointRepository,
  type WebhookTarget,
} from '../../../../domain/integrations/webhook-endpoint.repository.js';
import { query } from '../query.js';
import { sanitizeText } from '../sanitize.js';

const THING = 'webhook endpoint';
const COLUMNS = `
  id, version, url, events, is_active AS "isActive", created_at AS "createdAt", failing_since AS "failingSince",
  switched_off_at AS "switchedOffAt"`;
const ADD = `
  INSERT INTO webhook_endpoint (url, events, is_active, encrypted_secret, created_at)
  VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`;
const FIND_TARGET = `SELECT ${COLUMNS}, encrypted_secret AS "encryptedSecret" FROM webhook_endpoint WHERE id = $1`;
const FIND_PAGE = `SELECT ${COLUMNS} FROM webhook_endpoint ORDER BY id DESC LIMIT $1 OFFSET $2`;
const COUNT = 'SELECT count(*)::int AS total FROM webhook_endpoint';
const FIND_SWITCHED_OFF = `
  SELECT ${COLUMNS} FROM webhook_endpoint WHERE switched_off_at IS NOT NULL ORDER BY switched_off_at, id`;
const UPDATE = `
  UPDATE webhook_endpoint
  SET version = version + 1, url = $3, events = $4, is_active = $5, failing_since = NULL, switched_off_at = NULL
  WHERE id = $1 AND version = $2 RETURNING ${COLUMNS}`;
const REMOVE = 'DELETE FROM webhook_endpoint WHERE id = $1 AND ($2::integer IS NULL OR version = $2)';
const RECORD_SUCCESS = `
  UPDATE webhook_endpoint SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL`;
const RECORD_FAILURE = `
  UPDATE webhook_endpoint SET failing_since = coalesce(failing_since, $2) WHERE id = $1
  RETURNING failing_since AS "failingSince"`;
const SWITCH_OFF = `
  UPDATE webhook_endpoint SET is_active = false, switched_off_at = $2, version = version + 1
  WHERE id = $1 AND is_active`;

interface EndpointRow extends Omit<WebhookEndpoint, 'failingSince' | 'switchedOffAt'> {
  readonly failingSince: Date | null;
  readonly switchedOffAt: Date | null;
}

/** The endpoints of other programs in PostgreSQL. */
export class PostgresWebhookEndpointRepository extends WebhookEndpointRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(endpoint: NewWebhookEndpoint, encryptedSecret: string, at: Date): Promise<WebhookEndpoint> {
    const { url, events, isActive } = endpoint;
    const [added] = await this.select(ADD, [sanitizeText(url), events, isActive, encryptedSecret, at]);
    if (!added) throw new Error('The database stored no webhook endpoint.');
    return added;
  }

  async find(id: number): Promise<WebhookEndpoint | undefined> {
    return (await this.select(`SELECT ${COLUMNS} FROM webhook_endpoint WHERE id = $1`, [id]))[0];
  }

  async findTarget(id: number): Promise<WebhookTarget | undefined> {
    const statement = await query<EndpointRow & { readonly encryptedSecret: string }>(this.manager, FIND_TARGET, [id]);
    return statement.rows.map(({ encryptedSecret, ...row }) => ({ endpoint: toEndpoint(row), encryptedSecret }))[0];
  }

  async findPage({ page, pageSize }: PageRequest) {
    const rows = await this.select(FIND_PAGE, [pageSize, (page - 1) * pageSize]);
    const counted = await query<{ readonly total: number }>(this.manager, COUNT);
    return { rows, total: counted.rows[0]?.total ?? 0 };
  }

  findSwitchedOff(): Promise<readonly WebhookEndpoint[]> {
    return this.select(FIND_SWITCHED_OFF, []);
  }

  async update(id: number, version: number, endpoint: NewWebhookEndpoint): Promise<WebhookEndpoint> {
    const { url, events, isActive } = endpoint;
    const [updated] = await this.select(UPDATE, [id, version, sanitizeText(url), events, isActive]);
    return updated ?? this.throwUnchanged(id);
  }

  async remove(id: number, version: number | undefined): Promise<void> {
    const { count } = await query(this.manager, REMOVE, [id, version ?? null]);
    if (count === 0) await this.throwUnchanged(id);
  }

  async recordSuccess(id: number): Promise<void> {
    await query(this.manager, RECORD_SUCCESS, [id]);
  }

  async recordFailure(id: number, at: Date): Promise<Date | undefined> {
    const { rows } = await query<{ readonly failingSince: Date }>(this.manager, RECORD_FAILURE, [id, at]);
    return rows[0]?.failingSince;
  }

  async switchOff(id: number, at: Date): Promise<boolean> {
    return (await query(this.manager, SWITCH_OFF, [id, at])).count === 1;
  }

  private async select(statement: string, parameters: unknown[]): Promise<readonly WebhookEndpoint[]> {
    return (await query<EndpointRow>(this.manager, statement, parameters)).rows.map(toEndpoint);
  }

  private async throwUnchanged(id: number): Promise<never> {
    throw (await this.find(id)) ? createStaleVersionError(THING) : createNotFoundError(THING, id);
  }
}

function toEndpoint(row: EndpointRow): WebhookEndpoint {
  return { ...row, failingSince: row.failingSince ?? undefined, switchedOffAt: row.switchedOffAt ?? undefined };
}

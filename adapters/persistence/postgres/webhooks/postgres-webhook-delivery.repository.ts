import type { EntityManager } from 'typeorm';
import type {
  DeliveryFailure,
  WebhookDelivery,
  WebhookMessage,
} from '../../../../domain/integrations/webhook-delivery.js';
import {
  type DeliveryAttempt,
  type DeliveryFilter,
  WebhookDeliveryRepository,
} from '../../../../domain/integrations/webhook-delivery.repository.js';
import { prepareStatement, query } from '../query.js';

const COLUMNS = `
  id, message_id AS "messageId", endpoint_id AS "endpointId", event, body, created_at AS "createdAt", state, attempts,
  last_attempt_at AS "lastAttemptAt", status_code AS "statusCode", failure`;
// On the way of every quotation, mostly for nobody.
const ADD_FOR_SUBSCRIBERS = prepareStatement(`
  INSERT INTO webhook_delivery (endpoint_id, event, body, created_at)
  SELECT id, $1, $2, $3 FROM webhook_endpoint WHERE is_active AND $1 = ANY(events) ORDER BY id
  RETURNING id, endpoint_id AS "endpointId"`);
const IS_SHOWN = '($1::text IS NULL OR state = $1)';
const FIND_PAGE = `SELECT ${COLUMNS} FROM webhook_delivery WHERE ${IS_SHOWN} ORDER BY id DESC LIMIT $2 OFFSET $3`;
const COUNT = `SELECT count(*)::int AS total FROM webhook_delivery WHERE ${IS_SHOWN}`;
const RECORD_ATTEMPT = `
  UPDATE webhook_delivery
  SET state = $2, attempts = attempts + 1, last_attempt_at = $3, status_code = $4, failure = $5 WHERE id = $1`;
const REOPEN = `UPDATE webhook_delivery SET state = 'waiting', attempts = 0 WHERE id = $1 AND state <> 'waiting'`;
const DELETE_OLDER = `
  DELETE FROM webhook_delivery WHERE id IN (
    SELECT id FROM webhook_delivery WHERE state <> 'waiting' AND created_at < $1 ORDER BY created_at LIMIT $2
  )`;

interface DeliveryRow extends Omit<WebhookDelivery, 'lastAttemptAt' | 'statusCode' | 'failure'> {
  readonly lastAttemptAt: Date | null;
  readonly statusCode: number | null;
  readonly failure: DeliveryFailure | null;
}

/** The events on their way to other programs in PostgreSQL. */
export class PostgresWebhookDeliveryRepository extends WebhookDeliveryRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async addForSubscribers({ event, body, createdAt }: WebhookMessage) {
    type Added = Pick<WebhookDelivery, 'id' | 'endpointId'>;
    return (await query<Added>(this.manager, ADD_FOR_SUBSCRIBERS, [event, body, createdAt])).rows;
  }

  async find(id: number): Promise<WebhookDelivery | undefined> {
    const statement = `SELECT ${COLUMNS} FROM webhook_delivery WHERE id = $1`;
    return (await query<DeliveryRow>(this.manager, statement, [id])).rows.map(toDelivery)[0];
  }

  async findPage({ state, page, pageSize }: DeliveryFilter) {
    const shown = [state ?? null];
    const parameters = [...shown, pageSize, (page - 1) * pageSize];
    const { rows } = await query<DeliveryRow>(this.manager, FIND_PAGE, parameters);
    const counted = await query<{ readonly total: number }>(this.manager, COUNT, shown);
    return { rows: rows.map(toDelivery), total: counted.rows[0]?.total ?? 0 };
  }

  async recordAttempt(id: number, { state, at, statusCode, failure }: DeliveryAttempt): Promise<void> {
    await query(this.manager, RECORD_ATTEMPT, [id, state, at, statusCode ?? null, failure ?? null]);
  }

  async reopen(id: number): Promise<boolean> {
    return (await query(this.manager, REOPEN, [id])).count === 1;
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<number> {
    return (await query(this.manager, DELETE_OLDER, [moment, atMost])).count;
  }
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { lastAttemptAt, statusCode, failure } = row;
  return {
    ...row,
    lastAttemptAt: lastAttemptAt ?? undefined,
    statusCode: statusCode ?? undefined,
    failure: failure ?? undefined,
  };
}

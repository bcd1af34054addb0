import { randomUUID } from 'node:crypto';
import type { WebhookDelivery, WebhookMessage } from '../../../domain/integrations/webhook-delivery.js';
import {
  type DeliveryAttempt,
  type DeliveryFilter,
  WebhookDeliveryRepository,
} from '../../../domain/integrations/webhook-delivery.repository.js';
import type { WebhookEndpointRow } from './in-memory-webhook-endpoint.repository.js';
import { slicePage, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

const UNTRIED = {
  state: 'waiting',
  ...{ attempts: 0, lastAttemptAt: undefined, statusCode: undefined, failure: undefined },
} as const;

/** The events on their way to other programs in memory. */
export class InMemoryWebhookDeliveryRepository extends WebhookDeliveryRepository {
  /** @param endpoints those of the other repository: what is deleted there is gone here */
  constructor(
    private readonly endpoints: Table<WebhookEndpointRow>,
    private readonly rows: Table<WebhookDelivery> = Table.createEmpty<WebhookDelivery>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryWebhookDeliveryRepository {
    return new InMemoryWebhookDeliveryRepository(this.endpoints.withUndoLog(undoLog), this.rows.withUndoLog(undoLog));
  }

  async addForSubscribers(message: WebhookMessage) {
    const subscribed = this.endpoints.all().filter((one) => one.isActive && one.events.includes(message.event));
    return subscribed.map(({ id: endpointId }) => {
      const messageId = `msg_${randomUUID()}`;
      const { id } = this.rows.add((next) => ({ ...message, ...UNTRIED, id: next, messageId, endpointId }));
      return { id, endpointId };
    });
  }

  async find(id: number): Promise<WebhookDelivery | undefined> {
    const row = this.rows.find(id);
    return row && this.hasEndpoint(row) ? row : undefined;
  }

  async findPage({ state, page, pageSize }: DeliveryFilter) {
    const shown = this.rows.all().filter((row) => this.hasEndpoint(row) && (state ?? row.state) === row.state);
    shown.sort((a, b) => b.id - a.id);
    return { rows: slicePage(shown, page, pageSize), total: shown.length };
  }

  async recordAttempt(id: number, { at, ...attempt }: DeliveryAttempt): Promise<void> {
    const row = this.rows.find(id);
    if (row) this.rows.put({ ...row, ...attempt, lastAttemptAt: at, attempts: row.attempts + 1 });
  }

  async reopen(id: number): Promise<boolean> {
    const row = await this.find(id);
    if (!row || row.state === 'waiting') return false;
    this.rows.put({ ...row, state: 'waiting', attempts: 0 });
    return true;
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<number> {
    const old = this.rows.all().filter(({ state, createdAt }) => state !== 'waiting' && createdAt < moment);
    const removed = old.slice(0, atMost);
    for (const { id } of removed) this.rows.remove(id);
    return removed.length;
  }

  private hasEndpoint({ endpointId }: WebhookDelivery): boolean {
    return this.endpoints.find(endpointId) !== undefined;
  }
}

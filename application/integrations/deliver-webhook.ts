import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { computeNextDeliveryAt, type WebhookDelivery } from '../../domain/integrations/webhook-delivery.js';
import type { WebhookDeliveryRepository } from '../../domain/integrations/webhook-delivery.repository.js';
import {
  getWebhookHost,
  SWITCH_OFF_AFTER_MS,
  type WebhookEndpoint,
} from '../../domain/integrations/webhook-endpoint.js';
import type {
  WebhookEndpointRepository,
  WebhookTarget,
} from '../../domain/integrations/webhook-endpoint.repository.js';
import type { SecretCipher } from '../../domain/secret-cipher.port.js';
import type { Job } from '../jobs/job-queue.port.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { WebhookResult, WebhookSender } from './webhook-sender.port.js';

/** What the secrets of endpoints are encrypted for. */
export const WEBHOOK_SECRET_PURPOSE = 'webhook endpoint';
/** The endpoint wants no events any more (Standard Webhooks 1.0.0). */
const GONE = 410;

type Failed = Extract<WebhookResult, { kind: 'failed' }>;

const NOT_SENT = { kind: 'failed', statusCode: undefined, retryAfterMs: undefined } as const;

/** Sends an event to an endpoint, at least once, and records what came of it. */
export class DeliverWebhook {
  constructor(
    private readonly deliveries: Pick<WebhookDeliveryRepository, 'find'>,
    private readonly endpoints: Pick<WebhookEndpointRepository, 'findTarget'>,
    private readonly sender: WebhookSender,
    private readonly cipher: SecretCipher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(job: Job): Promise<void> {
    const delivery = await this.deliveries.find(job.subjectId);
    const target = delivery && (await this.endpoints.findTarget(delivery.endpointId));
    // Settled by another process, or deleted with its endpoint.
    if (!delivery || !target || delivery.state !== 'waiting') {
      await this.unitOfWork.run((tx) => tx.queue.complete(job));
      return;
    }
    const result = await this.send(delivery, target);
    const at = this.clock.now();
    await this.unitOfWork.run((tx) =>
      result.kind === 'delivered'
        ? recordDelivered(tx, job, delivery, result.statusCode, at)
        : recordFailed(tx, job, delivery, target.endpoint, result, at),
    );
  }

  private async send(delivery: WebhookDelivery, { endpoint, encryptedSecret }: WebhookTarget): Promise<WebhookResult> {
    if (!endpoint.isActive) return { ...NOT_SENT, failure: 'switched-off' };
    const secret = this.cipher.decrypt(encryptedSecret, WEBHOOK_SECRET_PURPOSE);
    if (secret === undefined) return { ...NOT_SENT, failure: 'secret-unreadable' };
    const { messageId, body } = delivery;
    return this.sender.send({ url: endpoint.url, messageId, body, at: this.clock.now(), secret });
  }
}

async function recordDelivered(
  tx: TransactionScope,
  job: Job,
  { id, endpointId }: WebhookDelivery,
  statusCode: number,
  at: Date,
): Promise<void> {
  await tx.queue.complete(job);
  await tx.webhookDeliveries.recordAttempt(id, { state: 'delivered', at, statusCode, failure: undefined });
  await tx.webhookEndpoints.recordSuccess(endpointId);
}

async function recordFailed(
  tx: TransactionScope,
  job: Job,
  { id, attempts }: WebhookDelivery,
  endpoint: WebhookEndpoint,
  { failure, statusCode, retryAfterMs }: Failed,
  at: Date,
): Promise<void> {
  const isLost = !endpoint.isActive || failure === 'secret-unreadable' || statusCode === GONE;
  const again = isLost ? undefined : computeNextDeliveryAt(attempts + 1, at, retryAfterMs);
  await (again ? tx.queue.retryAt(job, again, failure) : tx.queue.complete(job));
  await tx.webhookDeliveries.recordAttempt(id, { state: again ? 'waiting' : 'failed', at, statusCode, failure });
  if (!endpoint.isActive) return;
  const since = await tx.webhookEndpoints.recordFailure(endpoint.id, at);
  const isTooLong = since !== undefined && at.getTime() - since.getTime() >= SWITCH_OFF_AFTER_MS;
  if (statusCode !== GONE && !isTooLong) return;
  if (!(await tx.webhookEndpoints.switchOff(endpoint.id, at))) return;
  const event = { type: 'webhook-endpoint-switched-off', at, actor: SYSTEM_ACTOR } as const;
  const reason = statusCode === GONE ? 'gone' : 'failing';
  await tx.events.publish({ ...event, endpointId: endpoint.id, host: getWebhookHost(endpoint), reason });
}

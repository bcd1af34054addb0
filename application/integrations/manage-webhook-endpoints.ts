import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { WEBHOOK_MESSAGES } from '../../domain/integrations/webhook.messages.js';
import {
  getWebhookHost,
  type NewWebhookEndpoint,
  validateWebhookEndpoint,
  WEBHOOK_SECRET_PREFIX,
  type WebhookEndpoint,
  type WebhookEndpointEntry,
} from '../../domain/integrations/webhook-endpoint.js';
import type { WebhookEndpointRepository } from '../../domain/integrations/webhook-endpoint.repository.js';
import type { SecretCipher } from '../../domain/secret-cipher.port.js';
import type { SecretGenerator } from '../identity/secret-generator.port.js';
import { createPageRequest } from '../persistence/pagination.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { WEBHOOK_SECRET_PURPOSE } from './deliver-webhook.js';
import type { WebhookSender } from './webhook-sender.port.js';

/** An endpoint whose secret is to be told, this once. */
export interface IssuedWebhookEndpoint {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

/** What administrators do with the addresses that events are sent to. */
export class ManageWebhookEndpoints {
  constructor(
    private readonly endpoints: Pick<WebhookEndpointRepository, 'findPage' | 'find'>,
    private readonly sender: Pick<WebhookSender, 'allowsPrivateTargets' | 'isTargetRefused'>,
    private readonly secrets: Pick<SecretGenerator, 'generateToken'>,
    private readonly cipher: SecretCipher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One page, the newest first. @param page counted from 1 */
  page(page: number, pageSize: number) {
    return this.endpoints.findPage(createPageRequest(page, pageSize));
  }

  find(id: number): Promise<WebhookEndpoint | undefined> {
    return this.endpoints.find(id);
  }

  /** @throws DomainError `invalid` for an unfit entry, or an address that nothing is sent to */
  async create(entry: WebhookEndpointEntry, actor: string): Promise<IssuedWebhookEndpoint> {
    const valid = await this.validate(entry);
    const secret = `${WEBHOOK_SECRET_PREFIX}${toBase64(this.secrets.generateToken())}`;
    const encrypted = this.cipher.encrypt(secret, WEBHOOK_SECRET_PURPOSE);
    const at = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const endpoint = await tx.webhookEndpoints.add(valid, encrypted, at);
      await tx.events.publish({ type: 'webhook-endpoint-created', at, actor, after: summarizeEndpoint(endpoint) });
      return { endpoint, secret };
    });
  }

  /** @throws DomainError as `create` does, `missing` for an unknown id, `conflict` for a stale version */
  async update(id: number, version: number, entry: WebhookEndpointEntry, actor: string): Promise<WebhookEndpoint> {
    const valid = await this.validate(entry);
    const at = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const before = await tx.webhookEndpoints.find(id);
      if (!before) throw createNotFoundError('webhook endpoint', id);
      const after = await tx.webhookEndpoints.update(id, version, valid);
      const states = { before: summarizeEndpoint(before), after: summarizeEndpoint(after) };
      await tx.events.publish({ type: 'webhook-endpoint-updated', at, actor, ...states });
      return after;
    });
  }

  /** With its deliveries. @throws DomainError `missing` for an unknown id, `conflict` for a stale version */
  async remove(id: number, version: number | undefined, actor: string): Promise<void> {
    const at = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const before = await tx.webhookEndpoints.find(id);
      if (!before) throw createNotFoundError('webhook endpoint', id);
      await tx.webhookEndpoints.remove(id, version);
      await tx.events.publish({ type: 'webhook-endpoint-deleted', at, actor, before: summarizeEndpoint(before) });
    });
  }

  private async validate(entry: WebhookEndpointEntry): Promise<NewWebhookEndpoint> {
    const valid = validateWebhookEndpoint(entry, this.sender.allowsPrivateTargets);
    if (await this.sender.isTargetRefused(valid.url)) {
      const message = WEBHOOK_MESSAGES.privateTarget;
      throw new DomainError('invalid', message, [{ field: 'url', message }]);
    }
    return valid;
  }
}

/** As Standard Webhooks writes keys: of 43 characters in the alphabet of addresses. */
function toBase64(token: string): string {
  return `${token.replaceAll('-', '+').replaceAll('_', '/')}=`;
}

function summarizeEndpoint(endpoint: WebhookEndpoint) {
  const { id, events, isActive } = endpoint;
  return { id, host: getWebhookHost(endpoint), events, isActive };
}

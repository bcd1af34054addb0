import { Module } from '@nestjs/common';
import { SecretGenerator } from '../../../application/identity/secret-generator.port.js';
import { DeliverWebhook } from '../../../application/integrations/deliver-webhook.js';
import { ManageWebhookEndpoints } from '../../../application/integrations/manage-webhook-endpoints.js';
import { WebhookDeliveryQueries } from '../../../application/integrations/webhook-delivery-queries.js';
import { WebhookSender } from '../../../application/integrations/webhook-sender.port.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { WebhookDeliveryRepository } from '../../../domain/integrations/webhook-delivery.repository.js';
import { WebhookEndpointRepository } from '../../../domain/integrations/webhook-endpoint.repository.js';
import { SecretCipher } from '../../../domain/secret-cipher.port.js';
import { provide } from '../infrastructure/provide.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhookEndpointsController } from './webhook-endpoints.controller.js';

/** What other programs are told, and whether they took it. */
@Module({
  controllers: [WebhookEndpointsController, WebhookDeliveriesController],
  providers: [
    provide(DeliverWebhook, [
      WebhookDeliveryRepository,
      WebhookEndpointRepository,
      WebhookSender,
      SecretCipher,
      UnitOfWork,
      Clock,
    ]),
    provide(ManageWebhookEndpoints, [
      WebhookEndpointRepository,
      WebhookSender,
      SecretGenerator,
      SecretCipher,
      UnitOfWork,
      Clock,
    ]),
    provide(WebhookDeliveryQueries, [WebhookDeliveryRepository, UnitOfWork, Clock]),
  ],
  exports: [DeliverWebhook],
})
export class IntegrationsModule {}

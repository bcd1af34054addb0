import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WebhookDeliveryQueries } from '../../../application/integrations/webhook-delivery-queries.js';
import { toOptionalChoice } from '../http/page-query.dto.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import {
  toWebhookDeliveryView,
  type WebhookDeliveryPageView,
  type WebhookDeliveryView,
} from './webhook-delivery.view.js';
import { WebhookDeliveriesQueryDto } from './webhook-endpoint.dto.js';

const PAGE_SIZE = 25;

/** The log of events on their way to other programs. */
@ApiTags('webhooks')
@Controller('api/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly deliveries: WebhookDeliveryQueries) {}

  @RequireRole('administrator')
  @Get()
  async listWebhookDeliveries(@Query() query: WebhookDeliveriesQueryDto): Promise<WebhookDeliveryPageView> {
    const page = query.page ?? 1;
    const { rows, total } = await this.deliveries.page(toOptionalChoice(query.state), page, PAGE_SIZE);
    return { data: rows.map(toWebhookDeliveryView), total, page, pageSize: PAGE_SIZE };
  }

  /** Sends an event again, under the same id. */
  @RequireRole('administrator')
  @Post(':id/replay')
  @HttpCode(200)
  async replayWebhookDelivery(
    @Param('id', ParseIdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<WebhookDeliveryView> {
    return toWebhookDeliveryView(await this.deliveries.replay(id, getCurrentUserEmail(request)));
  }
}

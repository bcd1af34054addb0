import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageWebhookEndpoints } from '../../../application/integrations/manage-webhook-endpoints.js';
import type { DeletionView } from '../http/deletion.view.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { PageQueryDto } from '../http/page-query.dto.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { toWebhookEndpointEntry, WebhookEndpointDto, WebhookEndpointEditDto } from './webhook-endpoint.dto.js';
import {
  type IssuedWebhookEndpointView,
  toIssuedWebhookEndpointView,
  toWebhookEndpointView,
  type WebhookEndpointPageView,
  type WebhookEndpointView,
} from './webhook-endpoint.view.js';

const PAGE_SIZE = 25;

/** The addresses that events are sent to, which administrators alone see and change. */
@ApiTags('webhooks')
@Controller('api/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(private readonly endpoints: ManageWebhookEndpoints) {}

  @RequireRole('administrator')
  @Get()
  async listWebhookEndpoints(@Query() query: PageQueryDto): Promise<WebhookEndpointPageView> {
    const page = query.page ?? 1;
    const { rows, total } = await this.endpoints.page(page, PAGE_SIZE);
    return { data: rows.map(toWebhookEndpointView), total, page, pageSize: PAGE_SIZE };
  }

  /** Answers once with the secret that the events are signed with. */
  @RequireRole('administrator')
  @Post()
  async createWebhookEndpoint(
    @Body() body: WebhookEndpointDto,
    @Req() request: FastifyRequest,
  ): Promise<IssuedWebhookEndpointView> {
    const issued = await this.endpoints.create(toWebhookEndpointEntry(body), getCurrentUserEmail(request));
    return toIssuedWebhookEndpointView(issued);
  }

  @RequireRole('administrator')
  @Put(':id')
  async updateWebhookEndpoint(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: WebhookEndpointEditDto,
    @Req() request: FastifyRequest,
  ): Promise<WebhookEndpointView> {
    const entry = toWebhookEndpointEntry(body);
    return withConflictingValues(
      body,
      () => this.findView(id),
      async () =>
        toWebhookEndpointView(await this.endpoints.update(id, body.version, entry, getCurrentUserEmail(request))),
    );
  }

  /** With the log of its deliveries. */
  @RequireRole('administrator')
  @Delete(':id')
  async deleteWebhookEndpoint(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: VersionQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    const remove = () => this.endpoints.remove(id, query.version, getCurrentUserEmail(request));
    return deleteSeenVersion(query, () => this.findView(id), remove);
  }

  private async findView(id: number): Promise<WebhookEndpointView | undefined> {
    const endpoint = await this.endpoints.find(id);
    return endpoint && toWebhookEndpointView(endpoint);
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageConsignees } from '../../../application/tariff/manage-consignees.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { MawbConsigneeDto, toMawbConsigneeDraft } from './mawb-consignee.dto.js';
import { toMawbConsigneeView } from './mawb-consignee.view.js';

/** The consignment addresses for master air waybills. */
@ApiTags('consolidation-consignments')
@Controller('api/consolidation-consignments')
export class MawbConsigneesController {
  constructor(private readonly consignees: ManageConsignees) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listMawbConsignees() {
    return (await this.consignees.all()).map(toMawbConsigneeView);
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post()
  @HttpCode(201)
  async createMawbConsignee(@Body() body: MawbConsigneeDto, @Req() request: FastifyRequest) {
    return toMawbConsigneeView(await this.consignees.add(toMawbConsigneeDraft(body), getCurrentUserEmail(request)));
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Put(':id')
  async updateMawbConsignee(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: MawbConsigneeDto,
    @Req() request: FastifyRequest,
  ) {
    const version = body.version ?? undefined;
    const draft = toMawbConsigneeDraft(body);
    return withConflictingValues(
      body,
      async () => (await this.listMawbConsignees()).find((one) => one.id === id),
      async () => toMawbConsigneeView(await this.consignees.replace(id, draft, version, getCurrentUserEmail(request))),
    );
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Delete(':id')
  async deleteMawbConsignee(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: VersionQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    return deleteSeenVersion(
      query,
      async () => (await this.listMawbConsignees()).find((one) => one.id === id),
      () => this.consignees.remove(id, getCurrentUserEmail(request), query.version),
    );
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageChargeCodes } from '../../../application/tariff/manage-charge-codes.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { ChargeCodeDto, NewChargeCodeDto, toChargeCodeInput } from './charge-code.dto.js';
import { toChargeCodeView } from './charge-code.view.js';

/** The kinds of charge that rates refer to. */
@ApiTags('charge-codes')
@Controller('api/charge-codes')
export class ChargeCodesController {
  constructor(private readonly chargeCodes: ManageChargeCodes) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listChargeCodes() {
    return (await this.chargeCodes.all()).map(toChargeCodeView);
  }

  @RequireRole('administrator')
  @Post()
  @HttpCode(201)
  async createChargeCode(@Body() body: NewChargeCodeDto, @Req() request: FastifyRequest) {
    return toChargeCodeView(await this.chargeCodes.add(toChargeCodeInput(body), getCurrentUserEmail(request)));
  }

  @RequireRole('administrator')
  @Put(':id')
  async updateChargeCode(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: ChargeCodeDto,
    @Req() request: FastifyRequest,
  ) {
    const input = toChargeCodeInput(body);
    return withConflictingValues(
      body,
      async () => (await this.listChargeCodes()).find((one) => one.id === id),
      async () => toChargeCodeView(await this.chargeCodes.replace(id, input, getCurrentUserEmail(request))),
    );
  }

  @RequireRole('administrator')
  @Delete(':id')
  async deleteChargeCode(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: VersionQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    return deleteSeenVersion(
      query,
      async () => (await this.listChargeCodes()).find((one) => one.id === id),
      () => this.chargeCodes.remove(id, getCurrentUserEmail(request), query.version),
    );
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CallCustomers } from '../../../application/quoting/call-customers.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { CallsQueryDto, CustomerCallDto } from './calls.dto.js';
import { CallPageView, CallView, toCallView } from './calls.view.js';

const PAGE_SIZE = 25;

/** Silent customers whom staff call about what was sent to them. */
@ApiTags('quotations')
@Controller('api/calls')
export class CallsController {
  constructor(private readonly callCustomers: CallCustomers) {}

  /** Sent quotations that nobody answered, near their end or of a value, longest sent first. */
  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listCalls(@Query() query: CallsQueryDto): Promise<CallPageView> {
    const { page = 1, pageSize = PAGE_SIZE } = query;
    const { rows, total } = await this.callCustomers.list(page, pageSize);
    return { data: rows.map(toCallView), total, page, pageSize };
  }

  /** Notes a call about a quotation. */
  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id')
  @HttpCode(200)
  async recordCall(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: CustomerCallDto,
    @Req() request: FastifyRequest,
  ): Promise<CallView> {
    const entry = { remark: body.remark, nextOn: body.nextOn || undefined };
    return toCallView(await this.callCustomers.record(id, entry, getCurrentUserEmail(request), body.version));
  }
}

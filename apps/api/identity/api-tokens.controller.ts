import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageApiTokens } from '../../../application/identity/manage-api-tokens.js';
import { Clock } from '../../../domain/clock.port.js';
import type { DeletionView } from '../http/deletion.view.js';
import { PageQueryDto } from '../http/page-query.dto.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { ApiTokenDto } from './api-token.dto.js';
import {
  type ApiTokenPageView,
  type IssuedApiTokenView,
  toApiTokenView,
  toIssuedApiTokenView,
} from './api-token.view.js';

const PAGE_SIZE = 25;

/** The tokens of other programs, which administrators alone see, make and revoke. */
@ApiTags('api-tokens')
@Controller('api/api-tokens')
export class ApiTokensController {
  constructor(
    private readonly apiTokens: ManageApiTokens,
    private readonly clock: Clock,
  ) {}

  @RequireRole('administrator')
  @Get()
  async listApiTokens(@Query() query: PageQueryDto): Promise<ApiTokenPageView> {
    const page = query.page ?? 1;
    const { rows, total } = await this.apiTokens.page(page, PAGE_SIZE);
    const now = this.clock.now();
    return { data: rows.map((token) => toApiTokenView(token, now)), total, page, pageSize: PAGE_SIZE };
  }

  /** Answers once with the secret that the program calls with. */
  @RequireRole('administrator')
  @Post()
  async createApiToken(@Body() body: ApiTokenDto, @Req() request: FastifyRequest): Promise<IssuedApiTokenView> {
    const { name, scopes, expiresInDays } = body;
    const issued = await this.apiTokens.create({ name, scopes, expiresInDays }, getCurrentUserEmail(request));
    return toIssuedApiTokenView(issued);
  }

  /** Makes the token worthless, at once; it stays in the list. */
  @RequireRole('administrator')
  @Delete(':id')
  async revokeApiToken(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest): Promise<DeletionView> {
    await this.apiTokens.revoke(id, getCurrentUserEmail(request));
    return { deleted: true };
  }
}

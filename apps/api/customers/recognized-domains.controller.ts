import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageRecognizedDomains } from '../../../application/customers/manage-recognized-domains.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { RecognizedDomainDto, toRecognizedDomainInput } from './recognized-domain.dto.js';
import { toRecognizedDomainView } from './recognized-domain.view.js';

/** The sender domains that the server knows. */
@ApiTags('recognized-domains')
@Controller('api/recognized-domains')
export class RecognizedDomainsController {
  constructor(private readonly recognizedDomains: ManageRecognizedDomains) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listRecognizedDomains() {
    return (await this.recognizedDomains.all()).map(toRecognizedDomainView);
  }

  @RequireRole('administrator')
  @Post()
  @HttpCode(201)
  async createRecognizedDomain(@Body() body: RecognizedDomainDto, @Req() request: FastifyRequest) {
    return toRecognizedDomainView(
      await this.recognizedDomains.add(toRecognizedDomainInput(body), getCurrentUserEmail(request)),
    );
  }

  @RequireRole('administrator')
  @Put(':id')
  async updateRecognizedDomain(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: RecognizedDomainDto,
    @Req() request: FastifyRequest,
  ) {
    const input = toRecognizedDomainInput(body);
    return withConflictingValues(
      body,
      async () => (await this.listRecognizedDomains()).find((one) => one.id === id),
      async () => toRecognizedDomainView(await this.recognizedDomains.replace(id, input, getCurrentUserEmail(request))),
    );
  }

  @RequireRole('administrator')
  @Delete(':id')
  async deleteRecognizedDomain(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: VersionQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    return deleteSeenVersion(
      query,
      async () => (await this.listRecognizedDomains()).find((one) => one.id === id),
      () => this.recognizedDomains.remove(id, getCurrentUserEmail(request), query.version),
    );
  }
}

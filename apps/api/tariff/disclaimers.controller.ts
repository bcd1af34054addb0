import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageDisclaimers } from '../../../application/tariff/manage-disclaimers.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { DisclaimerDto, DisclaimerOrderDto, toDisclaimerDraft } from './disclaimer.dto.js';
import { toDisclaimerView } from './disclaimer.view.js';

/** The disclaimers that quotations carry. */
@ApiTags('disclaimers')
@Controller('api/disclaimers')
export class DisclaimersController {
  constructor(
    private readonly disclaimers: ManageDisclaimers,
    private readonly reference: AirportDirectory,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listDisclaimers() {
    const airports = await this.reference.airports();
    return (await this.disclaimers.all()).map((disclaimer) => toDisclaimerView(disclaimer, airports));
  }

  @RequireRole('administrator')
  @Post()
  @HttpCode(201)
  async createDisclaimer(@Body() body: DisclaimerDto, @Req() request: FastifyRequest) {
    const disclaimer = await this.disclaimers.add(
      toDisclaimerDraft(body),
      getCurrentUserEmail(request),
      body.place ?? undefined,
    );
    return toDisclaimerView(disclaimer, await this.reference.airports());
  }

  /** Puts all disclaimers in an order; before the door of a single one, whose id could not be `order`. */
  @RequireRole('administrator')
  @Put('order')
  async reorderDisclaimers(@Body() body: DisclaimerOrderDto, @Req() request: FastifyRequest) {
    const airports = await this.reference.airports();
    const reordered = await withConflictingValues(
      body,
      async () => ({ ids: (await this.disclaimers.all()).map(({ id }) => id) }),
      () => this.disclaimers.reorder(body.ids, getCurrentUserEmail(request), body.seen ?? undefined),
    );
    return reordered.map((disclaimer) => toDisclaimerView(disclaimer, airports));
  }

  @RequireRole('administrator')
  @Put(':id')
  async updateDisclaimer(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: DisclaimerDto,
    @Req() request: FastifyRequest,
  ) {
    const version = body.version ?? undefined;
    const disclaimer = await withConflictingValues(
      body,
      async () => (await this.listDisclaimers()).find((one) => one.id === id),
      () => this.disclaimers.replace(id, toDisclaimerDraft(body), version, getCurrentUserEmail(request)),
    );
    return toDisclaimerView(disclaimer, await this.reference.airports());
  }

  @RequireRole('administrator')
  @Delete(':id')
  async deleteDisclaimer(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: VersionQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    return deleteSeenVersion(
      query,
      async () => (await this.listDisclaimers()).find((one) => one.id === id),
      () => this.disclaimers.remove(id, getCurrentUserEmail(request), query.version),
    );
  }
}

import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UndoRateImport } from '../../../application/tariff/import/undo-rate-import.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { toStoredImportView } from './rate-import.view.js';

/** The imports of the tariff, each of which can be taken back once. */
@ApiTags('rates')
@Controller('api/rate-imports')
export class RateImportsController {
  constructor(private readonly imports: UndoRateImport) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listRateImports() {
    return (await this.imports.listRecent()).map(toStoredImportView);
  }

  @RequireRole('administrator')
  @Post(':id/undo')
  @HttpCode(200)
  async undoRateImport(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    return toStoredImportView(await this.imports.execute(id, getCurrentUserEmail(request)));
  }
}

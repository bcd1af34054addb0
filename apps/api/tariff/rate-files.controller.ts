import { Controller, Get, Header, HttpCode, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ExportRates } from '../../../application/tariff/export-rates.js';
import {
  type ImportedFile,
  ImportRates,
  LARGEST_IMPORT_BYTES,
} from '../../../application/tariff/import/import-rates.js';
import type { SheetFormat } from '../../../application/tariff/spreadsheet-codec.port.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { actorOf } from '../http/session-auth.guard.js';
import { rateBatchView } from './rate-batch.view.js';
import { rateImportView } from './rate-import.view.js';

const TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const NO_FILE = 'Please choose a file.';
const LONGEST_NAME = 200;

/** The tariff as files. */
@ApiTags('rates')
@Controller('api/rates')
export class RateFilesController {
  constructor(
    private readonly exportRates: ExportRates,
    private readonly importRates: ImportRates,
    private readonly reference: ReferenceData,
  ) {}

  @Get('export.csv')
  @Header('cache-control', 'no-store')
  csv(@Req() request: FastifyRequest) {
    return this.file('csv', request);
  }

  @Get('export.xlsx')
  @Header('cache-control', 'no-store')
  xlsx(@Req() request: FastifyRequest) {
    return this.file('xlsx', request);
  }

  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  async import(@Query('dryRun') dryRun: string | undefined, @Req() request: FastifyRequest) {
    const file = await fileOf(request);
    const airports = await this.reference.airports();
    if (dryRun === 'true') return rateImportView(await this.importRates.look(file), airports);
    const taken = await this.importRates.execute(file, actorOf(request));
    return { ...rateImportView(taken, airports), undo: rateBatchView(taken.undo) };
  }

  private async file(format: SheetFormat, request: FastifyRequest) {
    const bytes = await this.exportRates.execute(format, actorOf(request));
    return new StreamableFile(bytes, {
      type: TYPES[format],
      disposition: `attachment; filename="rates.${format}"`,
      length: bytes.length,
    });
  }
}

async function fileOf(request: FastifyRequest): Promise<ImportedFile> {
  // One byte more than may be: a file that is cut there is too large.
  const limits = { fileSize: LARGEST_IMPORT_BYTES + 1, files: 1 };
  const file = request.isMultipart() ? await request.file({ limits, throwFileSizeLimit: false }) : undefined;
  if (!file) throw new RuleViolation('invalid', NO_FILE, [{ field: 'file', message: NO_FILE }]);
  return { name: file.filename.slice(0, LONGEST_NAME), bytes: await file.toBuffer() };
}

import { Readable } from 'node:stream';
import { Controller, Get, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CreateBackup } from '../../../application/operations/backup/create-backup.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';

/** All that the server keeps, as one file. */
@ApiTags('settings')
@Controller('api/settings/backup')
export class BackupController {
  constructor(private readonly createBackup: CreateBackup) {}

  /** Answers with the file as it is being made; `npm run restore` brings it back. */
  @RequireRole('administrator')
  @Get()
  @ApiFileResponse('application/gzip')
  async downloadBackup(@Req() request: FastifyRequest) {
    const { madeAt, file } = await this.createBackup.execute(getCurrentUserEmail(request));
    const moment = madeAt.toISOString().slice(0, 16).replace(':', '-');
    return new StreamableFile(Readable.from(file, { objectMode: false }), {
      type: 'application/gzip',
      disposition: `attachment; filename="istmo-backup-${moment}.jsonl.gz"`,
    });
  }
}

import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ActivityQueries } from '../../../application/activity/activity-queries.js';
import { Clock } from '../../../domain/clock.port.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { composeExportDisposition } from '../http/export-disposition.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { ActivityPageView, streamActivityCsv, toActivityView } from './activity.view.js';
import { ActivityListQueryDto, listFilterNames, toActivityFilter, toActivityOrder } from './activity-list.dto.js';

/** Section 9 of the specification. */
const PAGE_SIZE = 5;

/** What happened at the server. */
@ApiTags('activity-logs')
@Controller('api/activity-logs')
export class ActivityLogsController {
  constructor(
    private readonly activityQueries: ActivityQueries,
    private readonly clock: Clock,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listActivityLogs(@Query() query: ActivityListQueryDto): Promise<ActivityPageView> {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const { rows, counts } = await this.activityQueries.page(
      toActivityFilter(query),
      toActivityOrder(query),
      page,
      pageSize,
    );
    return { data: rows.map(toActivityView), total: counts.total, page, pageSize, counts };
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('export.csv')
  @ApiFileResponse('text/csv')
  async exportActivityLogs(@Query() query: ActivityListQueryDto, @Req() request: FastifyRequest) {
    const batches = await this.activityQueries.export(
      toActivityFilter(query),
      toActivityOrder(query),
      getCurrentUserEmail(request),
    );
    return new StreamableFile(Readable.from(streamActivityCsv(batches), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: composeExportDisposition('activity-logs', listFilterNames(query), this.clock.now(), 'csv'),
    });
  }
}

import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ReviewActivity } from '../../../application/operations/activity/activity-queries.js';
import { actorOf } from '../http/session-auth.guard.js';
import { activityCsv, activityView } from './activity.view.js';
import { ActivityListQuery, filterOf, orderOf } from './activity-list.dto.js';

/** Section 9 of the specification. */
const PAGE_SIZE = 5;

/** What happened at the desk. */
@ApiTags('activity-logs')
@Controller('api/activity-logs')
export class ActivityLogsController {
  constructor(private readonly review: ReviewActivity) {}

  @Get()
  async list(@Query() query: ActivityListQuery) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const { rows, counts } = await this.review.page(filterOf(query), orderOf(query), page, pageSize);
    return { data: rows.map(activityView), total: counts.total, page, pageSize, counts };
  }

  @Get('export.csv')
  async export(@Query() query: ActivityListQuery, @Req() request: FastifyRequest) {
    const batches = await this.review.export(filterOf(query), orderOf(query), actorOf(request));
    return new StreamableFile(Readable.from(activityCsv(batches), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="activity-logs.csv"',
    });
  }
}

import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeskMetrics } from '../../../application/operations/metrics-exporter.port.js';
import { WorkQueue } from '../../../application/jobs/job-queue.port.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { Open } from '../http/session-auth.guard.js';
import { mayFetchMetrics } from './metrics-access.js';
import { MetricsToken } from './metrics-token.js';

/** What Prometheus fetches: from this machine, or with the token. */
@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: DeskMetrics,
    private readonly queue: WorkQueue,
    private readonly token: MetricsToken,
  ) {}

  @Open()
  @Get()
  async text(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { ip, raw, headers } = request;
    if (!mayFetchMetrics({ addresses: [ip, raw.socket.remoteAddress ?? ip], headers }, this.token)) {
      throw this.token.value === undefined
        ? new RuleViolation('refused', 'Metrics are served to this machine alone where METRICS_TOKEN is not set.')
        : new RuleViolation('unauthenticated', 'Not signed in');
    }
    const backlog = await this.queue.backlog().catch(() => undefined);
    void reply.header('content-type', this.metrics.contentType).header('cache-control', 'no-store');
    return this.metrics.exposition(backlog);
  }
}

import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JobQueue } from '../../../application/jobs/job-queue.port.js';
import { MetricsExporter } from '../../../application/operations/metrics-exporter.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { Configuration } from '../config/configuration.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { Public } from '../http/session-auth.guard.js';
import { canFetchMetrics } from './metrics-access.js';
import { OPERATIONS_MESSAGES } from './operations.messages.js';

/** What Prometheus fetches: from this machine, or with the token. */
@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: MetricsExporter,
    private readonly queue: JobQueue,
    private readonly configuration: Configuration,
  ) {}

  @Public()
  @Get()
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  async exportMetrics(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { ip, raw, headers } = request;
    const { metricsToken } = this.configuration;
    if (!canFetchMetrics({ addresses: [ip, raw.socket.remoteAddress ?? ip], headers }, metricsToken)) {
      throw metricsToken === undefined
        ? new DomainError('refused', OPERATIONS_MESSAGES.localOnly)
        : new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
    }
    const backlog = await this.queue.backlog().catch(() => undefined);
    void reply.header('content-type', this.metrics.contentType).header('cache-control', 'no-store');
    return this.metrics.renderExposition(backlog);
  }
}

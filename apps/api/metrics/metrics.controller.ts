import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeskMetrics } from '../../../application/desk-metrics.port.js';
import { WorkQueue } from '../../../application/work-queue.port.js';
import { RuleViolation } from '../../../domain/rule-violation.js';
import { Open } from '../sign-in/signed-in.guard.js';
import { MetricsToken } from './metrics-token.js';

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;

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
    if (!isFromThisMachine(request) && !this.bringsToken(request.headers.authorization)) {
      throw this.token.value === undefined
        ? new RuleViolation('refused', 'Metrics are served to this machine alone where METRICS_TOKEN is not set.')
        : new RuleViolation('unauthenticated', 'Not signed in');
    }
    const backlog = await this.queue.backlog().catch(() => undefined);
    void reply.header('content-type', this.metrics.contentType).header('cache-control', 'no-store');
    return this.metrics.exposition(backlog);
  }

  private bringsToken(authorization: string | undefined): boolean {
    const { value } = this.token;
    if (value === undefined || authorization === undefined) return false;
    return timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${value}`));
  }
}

/** A reverse proxy on this machine calls from here too, but says for whom. */
function isFromThisMachine({ raw, headers, ip }: FastifyRequest): boolean {
  const isForwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isForwarded && LOOPBACK.test(ip) && LOOPBACK.test(raw.socket.remoteAddress ?? ip);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/session-auth.guard.js';
import { LivenessView, ReadinessView } from './health.view.js';
import { Readiness } from './readiness.js';

/** Whether the process lives, and whether it can do its work. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Public()
  @Get('live')
  checkLiveness(): LivenessView {
    return { status: 'ok' };
  }

  @Public()
  @Get('ready')
  @ApiOkResponse({ type: ReadinessView })
  @ApiServiceUnavailableResponse({ type: ReadinessView })
  async checkReadiness(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessView> {
    const { isReady, ...report } = await this.readiness.report();
    if (!isReady) void reply.status(503).header('retry-after', '5');
    return { status: isReady ? 'ok' : 'unavailable', ...report, reasons: [...report.reasons] };
  }
}

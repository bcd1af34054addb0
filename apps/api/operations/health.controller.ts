import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/session-auth.guard.js';
import { Readiness } from './readiness.js';

/** Whether the process lives, and whether it can do its work. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Public()
  @Get('live')
  checkLiveness() {
    return { status: 'ok' };
  }

  @Public()
  @Get('ready')
  async checkReadiness(@Res({ passthrough: true }) reply: FastifyReply) {
    const { isReady, ...report } = await this.readiness.report();
    void reply.header('cache-control', 'no-store');
    if (!isReady) void reply.status(503).header('retry-after', '5');
    return { status: isReady ? 'ok' : 'unavailable', ...report };
  }
}

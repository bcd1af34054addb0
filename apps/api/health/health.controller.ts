import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { WorkQueue } from '../../../application/work-queue.port.js';
import { Open } from '../sign-in/signed-in.guard.js';

/** Whether the process lives, and whether it can do its work. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly queue: WorkQueue) {}

  @Open()
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Open()
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const backlog = await this.queue.backlog().catch(() => undefined);
    if (!backlog) {
      void reply.status(503).header('retry-after', '5');
      return { status: 'unavailable', database: 'down' };
    }
    return { status: 'ok', database: 'up', pendingWork: backlog.pending, oldestDueSeconds: backlog.oldestDueSeconds };
  }
}

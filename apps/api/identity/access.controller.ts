import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { AccessView, toAccessView } from './access.view.js';

/** What a caller may do, so that a program offers nothing that would be refused. */
@ApiTags('auth')
@Controller('api/access')
export class AccessController {
  @RequireRole('read-only')
  @AllowTokens('any')
  @Get()
  getAccess(@Req() request: FastifyRequest): AccessView {
    return toAccessView(request);
  }
}

import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CheckCoreRules } from '../../../application/operations/check-core-rules.js';
import { actorOf } from '../http/session-auth.guard.js';
import { coreRulesView, validationView } from './core-rules.view.js';

/** The rules that every quotation rests on, checked while the desk runs. */
@ApiTags('core-rules')
@Controller('api/core-rules')
export class CoreRulesController {
  constructor(private readonly check: CheckCoreRules) {}

  @Get()
  async list() {
    return coreRulesView(await this.check.look());
  }

  @Post('validate')
  @HttpCode(200)
  async validate(@Req() request: FastifyRequest) {
    return validationView(await this.check.execute(actorOf(request)));
  }
}

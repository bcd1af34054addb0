import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CheckCoreRules } from '../../../application/operations/check-core-rules.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { toCoreRulesView, toValidationView } from './core-rules.view.js';

/** The rules that every quotation rests on, checked while the server runs. */
@ApiTags('core-rules')
@Controller('api/core-rules')
export class CoreRulesController {
  constructor(private readonly checkCoreRules: CheckCoreRules) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async getCoreRules() {
    return toCoreRulesView(await this.checkCoreRules.check());
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post('validate')
  @HttpCode(200)
  async validateCoreRules(@Req() request: FastifyRequest) {
    return toValidationView(await this.checkCoreRules.execute(getCurrentUserEmail(request)));
  }
}

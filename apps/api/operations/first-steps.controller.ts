import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetFirstSteps } from '../../../application/operations/get-first-steps.js';
import { Configuration } from '../config/configuration.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { toFirstStepsView } from './first-steps.view.js';

/** The checklist of a new server. */
@ApiTags('first-steps')
@Controller('api/first-steps')
export class FirstStepsController {
  constructor(
    private readonly firstSteps: GetFirstSteps,
    private readonly configuration: Configuration,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async getFirstSteps() {
    return toFirstStepsView(await this.firstSteps.execute(), this.configuration);
  }
}

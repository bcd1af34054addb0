import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageSecondFactor } from '../../../application/identity/manage-second-factor.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentAccount } from '../http/staff-account.js';
import { ConfirmCodeDto, CurrentPasswordDto } from './second-factor.dto.js';
import type { RecoveryCodesView, SecondFactorSetupView, SecondFactorView } from './second-factor.view.js';

declare module 'fastify' {
  interface Session {
    /** The secret of a second factor that is being set up. */
    pendingSecret?: string | undefined;
  }
}

/** The second factor of the person who is signed in. */
@ApiTags('settings')
@Controller('api/settings/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactors: ManageSecondFactor) {}

  @RequireRole('read-only')
  @Get()
  async getSecondFactor(@Req() request: FastifyRequest): Promise<SecondFactorView> {
    const { secondFactor } = getCurrentAccount(request);
    return { isEnabled: secondFactor !== null, recoveryCodesLeft: secondFactor?.recoveryHashes.length ?? 0 };
  }

  /** Shows the key for the app once; nothing changes before a code proves that the app has it. */
  @RequireRole('read-only')
  @Post()
  @HttpCode(200)
  async beginSecondFactor(
    @Body() body: CurrentPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorSetupView> {
    const setup = await this.secondFactors.begin(getCurrentAccount(request), body.currentPassword ?? '');
    request.session.pendingSecret = setup.secret;
    return setup;
  }

  @RequireRole('read-only')
  @Post('confirm')
  @HttpCode(200)
  async confirmSecondFactor(@Body() body: ConfirmCodeDto, @Req() request: FastifyRequest): Promise<RecoveryCodesView> {
    const account = getCurrentAccount(request);
    const recoveryCodes = await this.secondFactors.confirm(account, request.session.pendingSecret, body.code ?? '');
    request.session.pendingSecret = undefined;
    return { recoveryCodes: [...recoveryCodes] };
  }

  @RequireRole('read-only')
  @Post('remove')
  @HttpCode(200)
  async removeSecondFactor(
    @Body() body: CurrentPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorView> {
    await this.secondFactors.remove(getCurrentAccount(request), body.currentPassword ?? '');
    return { isEnabled: false, recoveryCodesLeft: 0 };
  }
}

import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthenticateAdministrator } from '../../../application/identity/authenticate-administrator.js';
import { AvatarRepository } from '../../../application/identity/avatar.repository.js';
import { SignOut } from '../../../application/identity/sign-out.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { AllowWithFirstPassword, RequireRole } from '../http/require-role.decorator.js';
import { Public } from '../http/session-auth.guard.js';
import { getCurrentAccount } from '../http/staff-account.js';
import { KnownDevices } from './known-devices.js';
import { startSession } from './session.js';
import { SignInDto } from './sign-in.dto.js';
import { toUserView } from './user.view.js';

/** Signing in, who is signed in, and signing out. */
@ApiTags('sign-in')
@Controller('api')
export class SignInController {
  constructor(
    private readonly authenticateAdministrator: AuthenticateAdministrator,
    private readonly avatars: AvatarRepository,
    private readonly knownDevices: KnownDevices,
    private readonly recordSignOut: SignOut,
  ) {}

  @Public()
  @Post('auth/login')
  @HttpCode(200)
  async signIn(
    @Body() body: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const email = body.email ?? '';
    const entry = { email, password: body.password ?? '', code: body.code ?? undefined };
    const administrator = await this.authenticateAdministrator.execute(entry, {
      address: request.ip,
      knownDevice: this.knownDevices.find(request, email),
    });
    await startSession(request, administrator);
    this.knownDevices.remember(reply, administrator.email);
    return toUserView(administrator, await this.avatars.has(administrator.id));
  }

  @AllowWithFirstPassword()
  @RequireRole('read-only')
  @Get('auth/user')
  async getCurrentUser(@Req() request: FastifyRequest) {
    const administrator = getCurrentAccount(request);
    return toUserView(administrator, await this.avatars.has(administrator.id));
  }

  @Public()
  @Get('logout')
  @ApiFoundResponse({ description: 'The session is over; leads to the sign-in page.' })
  async signOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      throw new DomainError('refused', HTTP_MESSAGES.crossSiteRefused);
    }
    const { email } = request.session;
    await request.session.destroy();
    if (email !== undefined) await this.recordSignOut.execute(email);
    return reply.redirect('/login', 302);
  }
}

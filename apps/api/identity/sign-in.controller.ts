import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { AuthenticateAdministrator } from '../../../application/identity/authenticate-administrator.js';
import { AvatarRepository } from '../../../application/identity/avatar.repository.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { Public } from '../http/session-auth.guard.js';
import { startSession } from './session.js';
import { SignInDto } from './sign-in.dto.js';
import { toUserView } from './user.view.js';

/** Signing in, who is signed in, and signing out. */
@ApiTags('sign-in')
@Controller('api')
export class SignInController {
  constructor(
    private readonly authenticateAdministrator: AuthenticateAdministrator,
    private readonly administrators: AdministratorRepository,
    private readonly avatars: AvatarRepository,
  ) {}

  @Public()
  @Post('auth/login')
  @HttpCode(200)
  async signIn(@Body() body: SignInDto, @Req() request: FastifyRequest) {
    const administrator = await this.authenticateAdministrator.execute(
      body.email ?? '',
      body.password ?? '',
      request.ip,
    );
    await startSession(request, administrator);
    return toUserView(administrator, await this.avatars.has(administrator.id));
  }

  @Get('auth/user')
  async getCurrentUser(@Req() request: FastifyRequest) {
    const { userId } = request.session;
    const administrator = userId === undefined ? undefined : await this.administrators.findById(userId);
    if (!administrator) throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
    return toUserView(administrator, await this.avatars.has(administrator.id));
  }

  @Public()
  @Get('logout')
  @ApiFoundResponse({ description: 'The session is over; leads to the sign-in page.' })
  async signOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      throw new DomainError('refused', HTTP_MESSAGES.crossSiteRefused);
    }
    await request.session.destroy();
    return reply.redirect('/login', 302);
  }
}

import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Administrator, splitName } from '../../../application/identity/administrator.js';
import { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { AuthenticateAdministrator } from '../../../application/identity/authenticate-administrator.js';
import { AvatarRepository } from '../../../application/identity/avatar.repository.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { Public } from '../http/session-auth.guard.js';
import { startSession } from './session.js';

const MAX_ENTRY_LENGTH = 1_000;

/** `POST /api/auth/login`. */
export class SignInDto {
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) email?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) password?: string | null;
}

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
  async login(@Body() body: SignInDto, @Req() request: FastifyRequest) {
    const administrator = await this.authenticateAdministrator.execute(
      body.email ?? '',
      body.password ?? '',
      request.ip,
    );
    await startSession(request, administrator);
    return toUserView(administrator, await this.avatars.has(administrator.id));
  }

  @Get('auth/user')
  async getUser(@Req() request: FastifyRequest) {
    const { userId } = request.session;
    const administrator = userId === undefined ? undefined : await this.administrators.findById(userId);
    if (!administrator) throw new DomainError('unauthenticated', 'Not signed in');
    return toUserView(administrator, await this.avatars.has(administrator.id));
  }

  @Public()
  @Get('logout')
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      throw new DomainError('refused', 'Cross-site request refused.');
    }
    await request.session.destroy();
    return reply.redirect('/login', 302);
  }
}

/** @param avatar whether there is a picture under `/api/settings/avatar` */
function toUserView({ id, name, email }: Administrator, avatar: boolean) {
  const { firstName, lastName } = splitName(name);
  return { id, firstName, lastName, name, email, role: 'Administrator', avatar };
}

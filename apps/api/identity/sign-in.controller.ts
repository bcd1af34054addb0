import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignIn } from '../../../application/identity/authenticate-administrator.js';
import { type Administrator, namesOf } from '../../../application/identity/administrator.js';
import { Administrators } from '../../../application/identity/administrator.repository.js';
import { Avatars } from '../../../application/identity/avatar.repository.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { openSession } from './session.js';
import { Open } from '../http/session-auth.guard.js';

const LONGEST_ENTRY = 1_000;

/** `POST /api/auth/login`. */
export class SignInBody {
  @IsOptional() @IsString() @MaxLength(LONGEST_ENTRY) email?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_ENTRY) password?: string | null;
}

/** Signing in, who is signed in, and signing out. */
@ApiTags('sign-in')
@Controller('api')
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly administrators: Administrators,
    private readonly avatars: Avatars,
  ) {}

  @Open()
  @Post('auth/login')
  @HttpCode(200)
  async login(@Body() body: SignInBody, @Req() request: FastifyRequest) {
    const person = await this.signIn.execute(body.email ?? '', body.password ?? '', request.ip);
    await openSession(request, person);
    return userView(person, await this.avatars.has(person.id));
  }

  @Get('auth/user')
  async user(@Req() request: FastifyRequest) {
    const { userId } = request.session;
    const person = userId === undefined ? undefined : await this.administrators.byId(userId);
    if (!person) throw new RuleViolation('unauthenticated', 'Not signed in');
    return userView(person, await this.avatars.has(person.id));
  }

  @Open()
  @Get('logout')
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      throw new RuleViolation('refused', 'The call comes from a foreign page.');
    }
    await request.session.destroy();
    return reply.redirect('/login', 302);
  }
}

/** @param avatar whether there is a picture under `/api/settings/avatar` */
function userView({ id, name, email }: Administrator, avatar: boolean) {
  const { firstName, lastName } = namesOf(name);
  return { id, firstName, lastName, name, email, role: 'Administrator', avatar };
}

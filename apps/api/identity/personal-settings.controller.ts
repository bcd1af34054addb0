import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ChangePassword } from '../../../application/identity/change-password.js';
import { KeepProfile } from '../../../application/identity/update-profile.js';
import type { Administrator } from '../../../application/identity/administrator.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { openSession, personOf } from './session.js';
import { NotificationsBody, PasswordBody, ProfileBody } from '../operations/settings.dto.js';

const ROLE = 'Administrator';

/** What belongs to the person who is signed in: profile, news, password. */
@ApiTags('settings')
@Controller('api/settings')
export class PersonalSettingsController {
  constructor(
    private readonly profiles: KeepProfile,
    private readonly changePassword: ChangePassword,
  ) {}

  @Get('profile')
  async profile(@Req() request: FastifyRequest) {
    return profileView(await this.profiles.of(personOf(request)));
  }

  @Put('profile')
  async changeProfile(@Body() body: ProfileBody, @Req() request: FastifyRequest) {
    if (body.role != null && body.role !== ROLE) {
      const message = 'Your system role cannot be changed.';
      throw new RuleViolation('invalid', message, [{ field: 'role', message }]);
    }
    const person = await this.profiles.change(personOf(request), {
      ...(body.name == null ? {} : { name: body.name }),
      ...(body.email == null ? {} : { email: body.email }),
    });
    request.session.email = person.email;
    return profileView(person);
  }

  @Get('notifications')
  async notifications(@Req() request: FastifyRequest) {
    return this.profiles.notifications(personOf(request));
  }

  @Put('notifications')
  async chooseNotifications(@Body() body: NotificationsBody, @Req() request: FastifyRequest) {
    return this.profiles.choose(personOf(request), {
      ...(body.emailQuotations == null ? {} : { emailQuotations: body.emailQuotations }),
      ...(body.emailErrors == null ? {} : { emailErrors: body.emailErrors }),
      ...(body.emailSummary == null ? {} : { emailSummary: body.emailSummary }),
      ...(body.desktopNotifications == null ? {} : { desktopNotifications: body.desktopNotifications }),
    });
  }

  @Post('password')
  @HttpCode(200)
  async password(@Body() body: PasswordBody, @Req() request: FastifyRequest) {
    const entry = { currentPassword: body.currentPassword ?? '', newPassword: body.newPassword ?? '' };
    const person = await this.profiles.of(personOf(request));
    await this.changePassword.execute(person.id, entry);
    // All sessions are over; the person who changed the password goes on with a new one.
    await openSession(request, person);
    return { changed: true };
  }
}

function profileView({ name, email }: Administrator) {
  return { name, email, role: ROLE };
}

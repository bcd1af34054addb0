import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ChangePassword } from '../../../application/identity/change-password.js';
import { UpdateProfile } from '../../../application/identity/update-profile.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { STAFF_ROLE_NAMES } from '../../../domain/identity/identity.messages.js';
import { AllowWithFirstPassword, RequireRole } from '../http/require-role.decorator.js';
import { getCurrentAccount } from '../http/staff-account.js';
import { NotificationsDto, PasswordDto, ProfileDto } from '../operations/settings.dto.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';
import { NotificationPreferencesView, PasswordChangeView, toProfileView } from './personal-settings.view.js';
import { getCurrentUserId, startSession } from './session.js';

/** What belongs to the person who is signed in: profile, news, password. */
@ApiTags('settings')
@Controller('api/settings')
export class PersonalSettingsController {
  constructor(
    private readonly profiles: UpdateProfile,
    private readonly changePassword: ChangePassword,
  ) {}

  @RequireRole('read-only')
  @Get('profile')
  async getProfile(@Req() request: FastifyRequest) {
    return toProfileView(await this.profiles.get(getCurrentUserId(request)));
  }

  @RequireRole('read-only')
  @Put('profile')
  async updateProfile(@Body() body: ProfileDto, @Req() request: FastifyRequest) {
    if (body.role != null && body.role !== STAFF_ROLE_NAMES[getCurrentAccount(request).role]) {
      const message = IDENTITY_MESSAGES.roleUnchangeable;
      throw new DomainError('invalid', message, [{ field: 'role', message }]);
    }
    const administrator = await this.profiles.update(getCurrentUserId(request), {
      ...(body.name == null ? {} : { name: body.name }),
      ...(body.email == null ? {} : { email: body.email }),
      ...(body.language == null ? {} : { language: body.language || null }),
    });
    request.session.email = administrator.email;
    return toProfileView(administrator);
  }

  @RequireRole('read-only')
  @Get('notifications')
  async getNotificationPreferences(@Req() request: FastifyRequest): Promise<NotificationPreferencesView> {
    return this.profiles.getNotificationPreferences(getCurrentUserId(request));
  }

  @RequireRole('read-only')
  @Put('notifications')
  async updateNotificationPreferences(
    @Body() body: NotificationsDto,
    @Req() request: FastifyRequest,
  ): Promise<NotificationPreferencesView> {
    return this.profiles.updateNotificationPreferences(getCurrentUserId(request), {
      ...(body.emailQuotations == null ? {} : { emailQuotations: body.emailQuotations }),
      ...(body.emailErrors == null ? {} : { emailErrors: body.emailErrors }),
      ...(body.emailSummary == null ? {} : { emailSummary: body.emailSummary }),
      ...(body.desktopNotifications == null ? {} : { desktopNotifications: body.desktopNotifications }),
    });
  }

  @AllowWithFirstPassword()
  @RequireRole('read-only')
  @Post('password')
  @HttpCode(200)
  async updatePassword(@Body() body: PasswordDto, @Req() request: FastifyRequest): Promise<PasswordChangeView> {
    const input = { currentPassword: body.currentPassword ?? '', newPassword: body.newPassword ?? '' };
    const administrator = await this.changePassword.execute(getCurrentUserId(request), input);
    // All sessions are over; the person who changed the password goes on with a new one.
    await startSession(request, administrator);
    return { changed: true };
  }
}

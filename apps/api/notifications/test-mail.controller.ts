import { Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UpdateProfile } from '../../../application/identity/update-profile.js';
import { SendTestEmail } from '../../../application/notifications/send-test-email.js';
import { validateNotificationAddress } from '../../../domain/notifications/notification-email.js';
import { Configuration } from '../config/configuration.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserId } from '../identity/session.js';
import { NotificationAddressView, TestMailView } from './test-mail.view.js';

/** Where the news for the person who is signed in are mailed to, and whether they arrive. */
@ApiTags('settings')
@Controller('api/settings/notifications')
export class TestMailController {
  constructor(
    private readonly profiles: UpdateProfile,
    private readonly sendTestMail: SendTestEmail,
    private readonly configuration: Configuration,
  ) {}

  @RequireRole('read-only')
  @Get('mail')
  async getNotificationAddress(@Req() request: FastifyRequest): Promise<NotificationAddressView> {
    const { email } = await this.profiles.get(getCurrentUserId(request));
    const addressError = validateNotificationAddress(email, this.configuration.mailbox);
    return { to: email, fault: addressError ?? null, hasMailServer: this.hasMailServer() };
  }

  @RequireRole('administrator')
  @Post('test')
  async sendTestNotification(@Req() request: FastifyRequest): Promise<TestMailView> {
    const { id, to } = await this.sendTestMail.execute(await this.profiles.get(getCurrentUserId(request)));
    return { id, to, hasMailServer: this.hasMailServer() };
  }

  /** Else mail stays in the outbox as files. */
  private hasMailServer(): boolean {
    return this.configuration.smtpUrl !== undefined;
  }
}

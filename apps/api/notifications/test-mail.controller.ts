import { Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UpdateProfile } from '../../../application/identity/update-profile.js';
import { SendTestEmail } from '../../../application/notifications/send-test-email.js';
import { validateNotificationAddress } from '../../../domain/notifications/notification-email.js';
import { getCurrentUserId } from '../identity/session.js';
import { QuotationMailbox } from '../operations/quotation-mailbox.js';
import { MailTransportInfo } from './mail-transport-info.js';
import { NotificationAddressView, TestMailView } from './test-mail.view.js';

/** Where the news for the person who is signed in are mailed to, and whether they arrive. */
@ApiTags('settings')
@Controller('api/settings/notifications')
export class TestMailController {
  constructor(
    private readonly profiles: UpdateProfile,
    private readonly sendTestMail: SendTestEmail,
    private readonly mailbox: QuotationMailbox,
    private readonly transportInfo: MailTransportInfo,
  ) {}

  @Get('mail')
  async getNotificationAddress(@Req() request: FastifyRequest): Promise<NotificationAddressView> {
    const { email } = await this.profiles.get(getCurrentUserId(request));
    const addressError = validateNotificationAddress(email, this.mailbox.address);
    return { to: email, fault: addressError ?? null, hasMailServer: this.transportInfo.hasMailServer };
  }

  @Post('test')
  async sendTestNotification(@Req() request: FastifyRequest): Promise<TestMailView> {
    const { id, to } = await this.sendTestMail.execute(await this.profiles.get(getCurrentUserId(request)));
    return { id, to, hasMailServer: this.transportInfo.hasMailServer };
  }
}

import { Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { KeepProfile } from '../../../application/identity/update-profile.js';
import { SendTestMail } from '../../../application/notifications/send-test-email.js';
import { faultOfStaffAddress } from '../../../domain/notifications/notification-email.js';
import { personOf } from '../identity/session.js';
import { MailWay } from './mail-transport-info.js';
import { DeskMailbox } from '../operations/quotation-mailbox.js';

/** Where the news for the person who is signed in are mailed to, and whether they arrive. */
@ApiTags('settings')
@Controller('api/settings/notifications')
export class TestMailController {
  constructor(
    private readonly profiles: KeepProfile,
    private readonly sendTestMail: SendTestMail,
    private readonly mailbox: DeskMailbox,
    private readonly way: MailWay,
  ) {}

  @Get('mail')
  async address(@Req() request: FastifyRequest) {
    const { email } = await this.profiles.of(personOf(request));
    const fault = faultOfStaffAddress(email, this.mailbox.address);
    return { to: email, fault: fault ?? null, hasMailServer: this.way.hasMailServer };
  }

  @Post('test')
  async test(@Req() request: FastifyRequest) {
    const { id, to } = await this.sendTestMail.execute(await this.profiles.of(personOf(request)));
    return { id, to, hasMailServer: this.way.hasMailServer };
  }
}

import { Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { KeepProfile } from '../../../application/keep-profile/keep-profile.js';
import { SendTestMail } from '../../../application/notify-staff/send-test-mail.js';
import { faultOfStaffAddress } from '../../../domain/staff-mail/staff-mail.js';
import { personOf } from '../sign-in/open-session.js';
import { MailWay } from '../staff-mail/mail-way.js';
import { DeskMailbox } from '../system-information/desk-mailbox.js';

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

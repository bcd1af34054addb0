import { Module } from '@nestjs/common';
import { MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { Configuration } from '../config/configuration.js';
import { InboundMailModule } from '../inbound-mail/inbound-mail.module.js';
import { provide } from './provide.js';
import { SmtpReceiverServer } from './smtp-receiver-server.js';
import { LOGGER } from './tokens.js';

/** Mail that comes in by SMTP. */
@Module({
  imports: [InboundMailModule],
  providers: [
    provide(SmtpReceiverServer, [
      Configuration,
      { mimeParser: MimeParser, receiveEmail: ReceiveEmail, settings: SettingsRepository },
      MailMemory,
      LOGGER,
    ]),
  ],
})
export class SmtpModule {}

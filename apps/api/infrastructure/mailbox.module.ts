import { Module } from '@nestjs/common';
import { ReadMailbox } from '../../../application/inbound-mail/mail-account/read-mailbox.js';
import {
  type MailboxErrorListener,
  WatchMailbox,
} from '../../../application/inbound-mail/mail-account/watch-mailbox.js';
import { MailboxOpener } from '../../../application/mail-access/mailbox-opener.js';
import { Clock } from '../../../domain/clock.port.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { MailboxError } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { SecretCipher } from '../../../domain/secret-cipher.port.js';
import { Configuration } from '../config/configuration.js';
import { InboundMailModule } from '../inbound-mail/inbound-mail.module.js';
import type { Logger } from './logger.js';
import { MailboxRunner } from './mailbox-runner.js';
import { InjectionToken, provide, provideFactory } from './provide.js';
import { LOGGER } from './tokens.js';

/** Told of what goes wrong at a mailbox. */
const MAILBOX_ERROR_LISTENER = new InjectionToken<MailboxErrorListener>('mailbox error listener');

/** Mail that is read from connected mailboxes. */
@Module({
  imports: [InboundMailModule],
  providers: [
    provideFactory(MAILBOX_ERROR_LISTENER, createMailboxErrorListener, [LOGGER]),
    provide(WatchMailbox, [
      MailAccountRepository,
      MailboxOpener,
      SecretCipher,
      ReadMailbox,
      Clock,
      MAILBOX_ERROR_LISTENER,
    ]),
    provide(MailboxRunner, [Configuration, MailAccountRepository, WatchMailbox, LOGGER]),
  ],
})
export class MailboxModule {}

/** What servers say is a warning; that a mail could not be stored is an error of ours. */
function createMailboxErrorListener(log: Logger): MailboxErrorListener {
  return (error, { address }) => {
    if (error instanceof MailboxError)
      log.warn({ address, code: error.code, detail: error.detail }, 'mailbox not read');
    else log.error({ address, error }, 'mailbox not read');
  };
}

import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { SmtpReceiver } from '../../../adapters/mail/smtp-receiver/smtp-receiver.js';
import type { MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import type { Configuration } from '../config/configuration.js';
import { createListenError } from '../config/invalid-configuration-error.js';
import { MAX_MAIL_SERVER_TURN_MS, MAX_SMTP_MAIL_BYTES } from '../http/limits.js';
import { receiveSmtpMail, type SmtpMailDependencies } from '../inbound-mail/receive-smtp-mail.js';
import type { Logger } from './logger.js';
import { settleBeforeStop } from './shutdown.js';

/** Receives mail by SMTP where the configuration asks for it; a process that only works on jobs receives none. */
export class SmtpReceiverServer implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private receiver: SmtpReceiver | undefined;
  private closed: Promise<void> = Promise.resolve();

  constructor(
    private readonly configuration: Configuration,
    private readonly dependencies: SmtpMailDependencies,
    private readonly memory: MailMemory,
    private readonly log: Logger,
  ) {}

  /** @throws InvalidConfigurationError where the address cannot be had */
  async onApplicationBootstrap(): Promise<void> {
    const { smtpListen, mailbox, workers } = this.configuration;
    if (smtpListen === undefined || workers === 'only') return;
    const receiver = new SmtpReceiver({
      ...smtpListen,
      mailbox,
      maxBytes: MAX_SMTP_MAIL_BYTES,
      memory: this.memory.unproven,
      memoryWaitMs: MAX_MAIL_SERVER_TURN_MS,
      onMessage: (mail) => receiveSmtpMail(this.dependencies, mail),
      onError: (error) => this.log.error({ error }, 'an email could not be stored by the SMTP receiver'),
    });
    const port = await receiver.listen().catch((error: unknown) => {
      throw createListenError('SMTP_LISTEN', smtpListen, error);
    });
    this.receiver = receiver;
    this.log.info({ host: smtpListen.host, port }, 'the SMTP receiver listens');
  }

  beforeApplicationShutdown(): void {
    if (this.receiver) this.closed = settleBeforeStop(this.receiver.close());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.closed;
  }
}

import { SmtpReceiver } from '../../../adapters/mail/smtp-receiver/smtp-receiver.js';
import { type Configuration, createListenError } from '../config/configuration.js';
import { receiveSmtpMail } from '../inbound-mail/receive-smtp-mail.js';
import type { Logger } from './logger.js';
import type { Persistence } from './persistence.js';
import type { Infrastructure, UseCases } from './use-cases.js';

const MAX_MAIL_BYTES = 30 * 1024 * 1024;

/** Opens the SMTP door where one is wanted. @returns lets it go; undefined where there is none */
export async function startSmtpReceiver(
  configuration: Configuration,
  persistence: Persistence,
  infrastructure: Infrastructure,
  useCases: UseCases,
  log: Logger,
): Promise<SmtpReceiver | undefined> {
  const { smtpListen, mailbox } = configuration;
  if (smtpListen === undefined) return undefined;
  const { mimeParser } = infrastructure;
  const { receiveEmail } = useCases;
  const receiver = new SmtpReceiver({
    ...smtpListen,
    mailbox,
    maxBytes: MAX_MAIL_BYTES,
    onMessage: (mail) => receiveSmtpMail({ mimeParser, receiveEmail, settings: persistence.settings }, mail),
    onError: (error) => log.error({ error: error }, 'a mail at the SMTP door could not be kept'),
  });
  const port = await receiver.listen().catch((error: unknown) => {
    throw createListenError('SMTP_LISTEN', smtpListen, error);
  });
  log.info({ host: smtpListen.host, port }, 'the SMTP door is open');
  return receiver;
}

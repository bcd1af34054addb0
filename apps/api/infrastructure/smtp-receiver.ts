import { SmtpDoor } from '../../../adapters/mail/smtp-receiver/smtp-receiver.js';
import { type Configuration, cannotListen } from '../config/configuration.js';
import type { Log } from './logger.js';
import { takeSmtpMail } from '../inbound-mail/receive-smtp-mail.js';
import type { StoreRoom } from './persistence.js';
import type { DeskWorld, UseCases } from './use-cases.js';

const LARGEST_MAIL_BYTES = 30 * 1024 * 1024;

/** Opens the SMTP door where one is wanted. @returns lets it go; undefined where there is none */
export async function openSmtpDoor(
  configuration: Configuration,
  stores: StoreRoom,
  world: DeskWorld,
  useCases: UseCases,
  log: Log,
): Promise<SmtpDoor | undefined> {
  const { smtpListen, mailbox } = configuration;
  if (smtpListen === undefined) return undefined;
  const { mimeReader } = world;
  const { receiveEmail } = useCases;
  const door = new SmtpDoor({
    ...smtpListen,
    mailbox,
    largestBytes: LARGEST_MAIL_BYTES,
    take: (mail) => takeSmtpMail({ mimeReader, receiveEmail, settings: stores.settings }, mail),
    onFault: (fault) => log.error({ fault }, 'a mail at the SMTP door could not be kept'),
  });
  const port = await door.open().catch((fault: unknown) => {
    throw cannotListen('SMTP_LISTEN', smtpListen, fault);
  });
  log.info({ host: smtpListen.host, port }, 'the SMTP door is open');
  return door;
}

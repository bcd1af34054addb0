import type { Clock } from '../../domain/clock.port.js';
import type { MailAccount } from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { openMailAccess } from '../../domain/inbound-mail/mail-account/mailbox-access.js';
import { computeNextAttemptAt } from '../../domain/outbound-mail/mail-retry-policy.js';
import type { MimeMessageBuilder } from '../../domain/outbound-mail/mime-message-builder.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { SecretCipher } from '../../domain/secret-cipher.port.js';
import type { Job } from '../jobs/job-queue.port.js';
import { PublicError, toPublicReason } from '../jobs/public-error.js';
import type { MailboxOpener } from '../mail-access/mailbox-opener.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { OUTBOUND_MAIL_MESSAGES } from './outbound-mail.messages.js';
import type { QuotationPdfArchive } from './quotation-pdf-archive.js';

/** Told of a copy that could not be filed among the sent mail; the mail itself has left. */
export type CopyErrorListener = (error: unknown, address: string) => void;

/**
 * Files the copy of a reply among the sent mail of the mailbox that it left from. Its job is added in the transaction that records
 * the reply as sent; a copy that is there already, since a process ended between filing and recording, is found by its Message-ID.
 */
export class FileReplyCopy {
  /** Copies on their way: a job that is given up as too slow may still file one. */
  private readonly inFlight = new Set<number>();

  constructor(
    private readonly outboundEmails: Pick<OutboundEmailRepository, 'findDispatchContext'>,
    private readonly accounts: Pick<MailAccountRepository, 'findByAddress'>,
    private readonly opener: Pick<MailboxOpener, 'connect'>,
    private readonly cipher: SecretCipher,
    private readonly messageBuilder: MimeMessageBuilder,
    private readonly pdfArchive: Pick<QuotationPdfArchive, 'loadAttachments'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly onError: CopyErrorListener,
  ) {}

  async execute(job: Job): Promise<void> {
    const dispatch = await this.outboundEmails.findDispatchContext(job.subjectId);
    const account = dispatch && (await this.accounts.findByAddress(dispatch.reply.from.toLowerCase()));
    // Erased meanwhile, or nobody wants a copy any more.
    if (!dispatch || !account?.copiesToSent) return this.complete(job);
    if (this.inFlight.has(job.subjectId)) throw new PublicError(OUTBOUND_MAIL_MESSAGES.copyStillFiled);
    this.inFlight.add(job.subjectId);
    try {
      const file = await this.pdfArchive.loadAttachments(dispatch);
      await this.file(account, {
        ...dispatch.reply,
        attachments: file?.attachments ?? [],
        autoSubmitted: 'auto-replied',
      });
    } catch (error) {
      this.onError(error, account.address);
      return this.postpone(job, error, dispatch.reply.notBefore);
    } finally {
      this.inFlight.delete(job.subjectId);
    }
    await this.complete(job);
  }

  /** Files a mail in the folder of sent mail, unless it is there; a mailbox without such a folder keeps none. */
  private async file(account: MailAccount, mail: OutgoingMail): Promise<void> {
    const session = await this.opener.connect(openMailAccess(account, this.cipher));
    try {
      const sent = (await session.listFolders()).find(({ purpose }) => purpose === 'sent');
      if (!sent) return;
      await session.openFolder(sent.path);
      const filed = await session.findByMessageId(mail.messageId);
      if (filed.length === 0) await session.appendMail(sent.path, await this.messageBuilder.build(mail));
    } finally {
      await session.close();
    }
  }

  private async complete(job: Job): Promise<void> {
    await this.unitOfWork.run((tx) => tx.queue.complete(job));
  }

  /** A copy that could not be filed for days becomes a dead letter: the customer has the mail, and staff can file it anew. */
  private async postpone(job: Job, error: unknown, since: Date): Promise<void> {
    const reason = toPublicReason(error);
    const again = computeNextAttemptAt({ kind: 'later', reason }, job.attempts, since, this.clock.now());
    await this.unitOfWork.run((tx) =>
      again ? tx.queue.retryAt(job, again, reason) : tx.queue.moveToDeadLetter(job, reason),
    );
  }
}

import type { Clock } from '../../../domain/clock.port.js';
import { assertValid, DomainError } from '../../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../../domain/errors/repository-errors.js';
import {
  type MailAccount,
  type MailboxErrorCode,
  UID_LIMIT,
} from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MAILBOX_ERROR_MESSAGES } from '../../../domain/inbound-mail/mail-account/mail-account.messages.js';
import type { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import {
  type MailboxAccess,
  type MailboxConnector,
  MailboxError,
  type MailboxSession,
} from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { openMailAccess } from '../../../domain/inbound-mail/mail-account/mailbox-access.js';
import { validateMailAccount } from '../../../domain/inbound-mail/mail-account/validate-mail-account.js';
import type { SecretCipher } from '../../../domain/secret-cipher.port.js';
import type { ProcessInboundEmail } from '../process-inbound-email.js';
import type { MailAccountInput } from './manage-mail-accounts.js';
import type { ReadMailbox } from './read-mailbox.js';

const INBOX = 'INBOX';
const PREVIEWED_MAILS = 10;
/** UIDs among which the newest mails are looked for: more than ten, since most folders have gaps. */
const PREVIEWED_UIDS = 150;

/** Whether a mailbox can be read, and if not, why. */
export interface MailboxCheck {
  /** Undefined: it can be read. */
  readonly failure: { readonly code: MailboxErrorCode; readonly message: string; readonly detail: string } | undefined;
}

/** What would be done with a mail of a mailbox. */
export interface PreviewedMail {
  readonly receivedAt: Date;
  readonly fromAddress: string | undefined;
  readonly subject: string;
  readonly plan: Awaited<ReturnType<ProcessInboundEmail['preview']>>;
}

/** Tries mailboxes out: nothing is stored, moved or marked. */
export class CheckMailAccount {
  constructor(
    private readonly accounts: MailAccountRepository,
    private readonly connector: MailboxConnector,
    private readonly cipher: SecretCipher,
    private readonly readMailbox: Pick<ReadMailbox, 'parse'>,
    private readonly processInboundEmail: Pick<ProcessInboundEmail, 'preview'>,
    private readonly clock: Clock,
  ) {}

  /** Signs in with what was entered, and opens the inbox. @throws DomainError `invalid` */
  async check(input: MailAccountInput): Promise<MailboxCheck> {
    const address = input.address.trim().toLowerCase();
    assertValid(validateMailAccount({ ...input, address }, this.clock.now()));
    const user = input.user?.trim() || address;
    const access: MailboxAccess = {
      server: input.imap,
      user,
      secret: { kind: 'password', password: input.password ?? '' },
    };
    try {
      await this.withSession(access, (session) => session.openFolder(INBOX));
      return { failure: undefined };
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      const server = `${input.imap.host}:${input.imap.port}`;
      const message = MAILBOX_ERROR_MESSAGES[error.code](server, user);
      return { failure: { code: error.code, message, detail: error.detail } };
    }
  }

  /**
   * The newest mails of a connected mailbox, and what would be done with each, as if it came now.
   * @throws DomainError `missing`, or `conflict` with a sentence where the mailbox cannot be read
   */
  async preview(id: number): Promise<readonly PreviewedMail[]> {
    const account = await this.accounts.find(id);
    if (!account) throw createNotFoundError('mailbox', id);
    return this.previewInbox(account).catch((error: unknown) => {
      if (!(error instanceof MailboxError)) throw error;
      const { host, port } = account.imap;
      throw new DomainError(
        'conflict',
        MAILBOX_ERROR_MESSAGES[error.code](`${host}:${port}`, account.credentials.user),
      );
    });
  }

  private previewInbox(account: MailAccount): Promise<readonly PreviewedMail[]> {
    return this.withSession(openMailAccess(account, this.cipher), async (session) => {
      const { nextUid } = await session.openFolder(INBOX);
      const fromUid = Math.max(1, nextUid - PREVIEWED_UIDS);
      const listed = await session.listMails({ fromUid, belowUid: UID_LIMIT, since: undefined });
      const previewed: PreviewedMail[] = [];
      for (const { uid, receivedAt } of listed.slice(-PREVIEWED_MAILS).reverse()) {
        const raw = await session.fetchMail(uid);
        if (raw === undefined) continue;
        const email = await this.readMailbox.parse(account, raw);
        const plan = await this.processInboundEmail.preview(email);
        previewed.push({ receivedAt, fromAddress: email.fromAddress, subject: email.subject, plan });
      }
      return previewed;
    });
  }

  private async withSession<T>(access: MailboxAccess, work: (session: MailboxSession) => Promise<T>): Promise<T> {
    const session = await this.connector.connect(access);
    try {
      return await work(session);
    } finally {
      await session.close();
    }
  }
}

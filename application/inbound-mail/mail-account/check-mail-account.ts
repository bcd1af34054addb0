import type { Clock } from '../../../domain/clock.port.js';
import { assertValid, DomainError } from '../../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../../domain/errors/repository-errors.js';
import {
  getTokenProvider,
  type MailAccount,
  type MailboxErrorCode,
  type MailboxPart,
  type MailServer,
} from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { describeMailboxError } from '../../../domain/inbound-mail/mail-account/mail-account.messages.js';
import type { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { INBOX, MailboxError, type MailboxSession } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { type MailboxOpening, openMailAccess } from '../../../domain/inbound-mail/mail-account/mailbox-access.js';
import type { TokenProvider } from '../../../domain/inbound-mail/mail-account/token-provider.js';
import { validateMailAccount } from '../../../domain/inbound-mail/mail-account/validate-mail-account.js';
import type { SecretCipher } from '../../../domain/secret-cipher.port.js';
import type { MailboxOpener } from '../../mail-access/mailbox-opener.js';
import type { AccountTransportFactory } from '../../outbound-mail/account-transport-factory.port.js';
import type { ProcessInboundEmail } from '../process-inbound-email.js';
import type { EnteredCredentials } from './entered-credentials.js';
import type { MailAccountInput } from './manage-mail-accounts.js';
import type { ReadMailbox } from './read-mailbox.js';

const PREVIEWED_MAILS = 10;

/** Whether a mailbox can be read and sent from, and if not, why. */
export interface MailboxCheck {
  /** The first thing that is wrong; undefined: nothing is. */
  readonly failure:
    | {
        readonly part: MailboxPart;
        readonly code: MailboxErrorCode;
        readonly message: string;
        readonly detail: string;
      }
    | undefined;
}

/** What would be done with a mail of a mailbox. */
export interface PreviewedMail {
  /** Names it in the inbox. */
  readonly id: string;
  readonly receivedAt: Date;
  readonly fromAddress: string | undefined;
  readonly subject: string;
  readonly plan: Awaited<ReturnType<ProcessInboundEmail['preview']>>;
}

/** Tries mailboxes out: nothing is stored, moved, marked or sent. */
export class CheckMailAccount {
  constructor(
    private readonly accounts: MailAccountRepository,
    private readonly opener: MailboxOpener,
    private readonly transports: AccountTransportFactory,
    private readonly cipher: SecretCipher,
    private readonly enteredCredentials: EnteredCredentials,
    private readonly readMailbox: Pick<ReadMailbox, 'parse'>,
    private readonly processInboundEmail: Pick<ProcessInboundEmail, 'preview'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Signs in with what was entered, opens the inbox, makes the folder of stored mail, and signs in to send, as far as each is
   * asked for.
   * @param id of the connected mailbox whose stored password or permission is tried where none is entered
   * @param actor whose sign-ins may be used
   * @throws DomainError `invalid`, or `missing`
   */
  async check(input: MailAccountInput, id: number | undefined, actor: string): Promise<MailboxCheck> {
    const access = await this.toOpening(input, id, actor);
    const doneFolder = input.doneFolder?.trim() || undefined;
    const attempts: ReadonlyArray<readonly [MailboxPart, MailServer, () => Promise<unknown>]> = [
      ['reading', input.imap, () => this.withSession(access, (session) => session.openFolder(INBOX))],
      ['moving', input.imap, () => this.checkMoving(access, doneFolder)],
      ['sending', input.smtp ?? input.imap, () => this.checkSending(access, input.smtp)],
    ];
    for (const [part, { host, port }, attempt] of attempts) {
      try {
        await attempt();
      } catch (error) {
        if (!(error instanceof MailboxError)) throw error;
        const place = { server: `${host}:${port}`, provider: input.tokenProvider, user: access.user, doneFolder };
        const message = describeMailboxError(part, error.code, place);
        return { failure: { part, code: error.code, message, detail: error.detail } };
      }
    }
    return { failure: undefined };
  }

  /**
   * The newest mails of a connected mailbox, and what would be done with each, as if it came now.
   * @throws DomainError `missing`, or `conflict` with a sentence where the mailbox cannot be read
   */
  async preview(id: number): Promise<readonly PreviewedMail[]> {
    const account = await this.find(id);
    const { credentials } = account;
    const entered = { ...account, provider: getTokenProvider(credentials), user: credentials.user };
    return this.previewInbox(entered, async () => openMailAccess(account, this.cipher));
  }

  /** The same of a mailbox as it is entered, all as for a check. @throws DomainError as well where the entry is `invalid` */
  async previewEntry(
    input: MailAccountInput,
    id: number | undefined,
    actor: string,
  ): Promise<readonly PreviewedMail[]> {
    const address = input.address.trim().toLowerCase();
    const access = await this.toOpening(input, id, actor);
    const { border, imap, tokenProvider: provider } = input;
    return this.previewInbox({ address, border, imap, provider, user: access.user }, async () => access);
  }

  private async toOpening(input: MailAccountInput, id: number | undefined, actor: string): Promise<MailboxOpening> {
    const address = input.address.trim().toLowerCase();
    assertValid(validateMailAccount({ ...input, address }, this.clock.now()));
    const { imap } = input;
    const user = input.user?.trim() || address;
    // What is entered here is tried as it is: nothing is encrypted to be decrypted again.
    if (input.signIn.kind === 'password' && (id === undefined || input.signIn.password)) {
      return { server: imap, user, source: { kind: 'password', password: input.signIn.password ?? '' } };
    }
    const before = id === undefined ? undefined : await this.find(id);
    const credentials = await this.enteredCredentials.resolve(input, address, before, actor);
    try {
      return openMailAccess({ address, imap, credentials }, this.cipher);
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      const message = describeMailboxError('reading', error.code, { server: '', user, doneFolder: undefined });
      throw new DomainError('invalid', message, [{ field: 'password', message }]);
    }
  }

  private async checkMoving(access: MailboxOpening, doneFolder: string | undefined): Promise<void> {
    if (doneFolder === undefined) return;
    await this.withSession(access, async (session) => {
      await session.openFolder(INBOX);
      await session.assertMovable(doneFolder);
    });
  }

  private async checkSending(access: MailboxOpening, smtp: MailServer | undefined): Promise<void> {
    if (smtp === undefined) return;
    const transport = this.transports.create(smtp, this.opener.toTransportCredentials(access));
    try {
      await transport.assertSignIn();
    } finally {
      transport.close();
    }
  }

  private async previewInbox(
    entered: Pick<MailAccount, 'address' | 'border' | 'imap'> & {
      readonly provider: TokenProvider | undefined;
      readonly user: string;
    },
    open: () => Promise<MailboxOpening>,
  ): Promise<readonly PreviewedMail[]> {
    try {
      return await this.withSession(await open(), (session) => this.previewNewest(entered, session));
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      const { imap, provider, user } = entered;
      const place = { server: `${imap.host}:${imap.port}`, provider, user, doneFolder: undefined };
      throw new DomainError('conflict', describeMailboxError('reading', error.code, place));
    }
  }

  private async previewNewest(
    account: Pick<MailAccount, 'address' | 'border'>,
    session: MailboxSession,
  ): Promise<readonly PreviewedMail[]> {
    await session.openFolder(INBOX);
    const previewed: PreviewedMail[] = [];
    for (const { id, receivedAt } of await session.listNewest(PREVIEWED_MAILS)) {
      const raw = await session.fetchMail(id);
      if (raw === undefined) continue;
      const email = await this.readMailbox.parse(account, raw);
      const plan = await this.processInboundEmail.preview(email);
      previewed.push({ id, receivedAt, fromAddress: email.fromAddress, subject: email.subject, plan });
    }
    return previewed;
  }

  private async find(id: number): Promise<MailAccount> {
    const account = await this.accounts.find(id);
    if (!account) throw createNotFoundError('mailbox', id);
    return account;
  }

  private async withSession<T>(access: MailboxOpening, work: (session: MailboxSession) => Promise<T>): Promise<T> {
    const session = await this.opener.connect(access);
    try {
      return await work(session);
    } finally {
      await session.close();
    }
  }
}

import type { Clock } from '../../../domain/clock.port.js';
import { assertValid } from '../../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../../domain/errors/repository-errors.js';
import {
  isSilent,
  type MailAccount,
  type NewMailAccount,
  type WatchedMailbox,
} from '../../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { validateMailAccount } from '../../../domain/inbound-mail/mail-account/validate-mail-account.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { EnteredCredentials, EnteredMailbox } from './entered-credentials.js';

/** What an administrator enters for a mailbox. */
export interface MailAccountInput extends EnteredMailbox {
  readonly copiesToSent: boolean;
  readonly sendsByItself: boolean;
  readonly isActive: boolean;
}

/** A connected mailbox and what is known of its connection. */
export interface WatchedMailAccount extends WatchedMailbox {
  /** It is to be read, and was not for some minutes. */
  readonly isSilent: boolean;
}

/** Connects mailboxes, changes and disconnects them. */
export class ManageMailAccounts {
  constructor(
    private readonly accounts: MailAccountRepository,
    private readonly enteredCredentials: EnteredCredentials,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By address. */
  async list(): Promise<readonly WatchedMailAccount[]> {
    return (await this.accounts.findAllWithStatus()).map((mailbox) => this.checkSilence(mailbox));
  }

  /** @throws DomainError `invalid`, or `conflict` for an address that is connected already */
  async connect(input: MailAccountInput, actor: string): Promise<WatchedMailAccount> {
    const added = await this.toNewAccount(input, undefined, actor);
    const account = await this.unitOfWork.run(async (tx) => {
      const stored = await tx.mailAccounts.add(added);
      await tx.mailAccounts.updateStatus(stored.id, { awaitedSince: this.clock.now() });
      await tx.events.publish({ type: 'mailbox-connected', at: this.clock.now(), actor, after: toLogged(stored) });
      return stored;
    });
    return this.withStatus(account);
  }

  /**
   * Changes a mailbox; what went wrong before is forgotten, so that it is tried at once.
   * @throws DomainError `invalid`, `missing`, or `conflict` for a stale version
   */
  async replace(id: number, input: MailAccountInput, version: number, actor: string): Promise<WatchedMailAccount> {
    const before = await this.find(id);
    const changed = await this.toNewAccount(input, before, actor);
    const account = await this.unitOfWork.run(async (tx) => {
      const stored = await tx.mailAccounts.replace(id, changed, version);
      const awaited = stored.isActive && !before.isActive ? { awaitedSince: this.clock.now() } : {};
      await tx.mailAccounts.updateStatus(id, { failure: undefined, ...awaited });
      const logged = { before: toLogged(before), after: toLogged(stored) };
      await tx.events.publish({ type: 'mailbox-updated', at: this.clock.now(), actor, ...logged });
      return stored;
    });
    return this.withStatus(account);
  }

  /** Forgets a mailbox; what was read from it stays. @throws DomainError `missing` */
  async disconnect(id: number, actor: string): Promise<void> {
    const before = await this.find(id);
    await this.unitOfWork.run(async (tx) => {
      await tx.mailAccounts.remove(id);
      await tx.events.publish({ type: 'mailbox-disconnected', at: this.clock.now(), actor, before: toLogged(before) });
    });
  }

  private async toNewAccount(
    input: MailAccountInput,
    before: MailAccount | undefined,
    actor: string,
  ): Promise<NewMailAccount> {
    const now = this.clock.now();
    const address = input.address.trim().toLowerCase();
    const entry = { ...input, address, doneFolder: input.doneFolder?.trim() || undefined };
    assertValid(validateMailAccount(entry, now));
    return {
      address,
      imap: input.imap,
      smtp: input.smtp,
      // Exchange files what is sent through Microsoft Graph by itself.
      copiesToSent: input.copiesToSent && input.tokenProvider !== 'microsoft-graph',
      credentials: await this.enteredCredentials.resolve(input, address, before, actor),
      border: input.border,
      doneFolder: entry.doneFolder,
      readFrom: input.readFrom ?? before?.readFrom ?? now,
      sendsByItself: input.sendsByItself,
      isActive: input.isActive,
    };
  }

  private async find(id: number): Promise<MailAccount> {
    const account = await this.accounts.find(id);
    if (!account) throw createNotFoundError('mailbox', id);
    return account;
  }

  private async withStatus(account: MailAccount): Promise<WatchedMailAccount> {
    return this.checkSilence({ account, status: await this.accounts.findStatus(account.id) });
  }

  private checkSilence({ account, status }: WatchedMailbox): WatchedMailAccount {
    return { account, status, isSilent: isSilent(account, status, this.clock.now()) };
  }
}

function toLogged({ credentials, ...account }: MailAccount) {
  return { ...account, user: credentials.user, signIn: credentials.kind };
}

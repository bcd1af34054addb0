import type { Clock } from '../../../domain/clock.port.js';
import { MINUTE_MS, SECOND_MS } from '../../../domain/durations.js';
import type { MailAccount, MailboxFailure } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { MailboxError, type MailboxSession } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { openMailAccess } from '../../../domain/inbound-mail/mail-account/mailbox-access.js';
import type { SecretCipher } from '../../../domain/secret-cipher.port.js';
import type { MailboxOpener } from '../../mail-access/mailbox-opener.js';
import type { ReadMailbox } from './read-mailbox.js';

/** How long a process may be silent before another one reads its mailbox. */
const LEASE_MS = 15 * SECOND_MS;
const LEASE_RENEWAL_MS = 5 * SECOND_MS;
/** How often another process asks for a mailbox. */
const LEASE_POLL_MS = 5 * SECOND_MS;
/** Servers forget to tell of new mail: every mailbox is looked through so often, whatever was told. */
export const LOOK_INTERVAL_MS = 2 * MINUTE_MS;
const FIRST_RETRY_MS = 2 * SECOND_MS;
const MAX_RETRY_MS = 2 * MINUTE_MS;
/** Servers lock accounts that are signed in to in vain. */
const FIRST_REFUSED_RETRY_MS = MINUTE_MS;
const MAX_REFUSED_RETRY_MS = 60 * MINUTE_MS;

/** Refusals that only a person can end. */
const REFUSALS: readonly string[] = [
  ...[
    'sign-in-refused',
    'sign-in-ended',
    'token-refused',
    'mailbox-missing',
    'client-missing',
    'client-refused',
    'secret-unreadable',
  ],
];

/** Told of what goes wrong at a mailbox. */
export type MailboxErrorListener = (error: unknown, account: MailAccount) => void;

/** Reads one mailbox for as long as it is connected: this process alone, new mail at once, all of it every few minutes. */
export class WatchMailbox {
  constructor(
    private readonly accounts: MailAccountRepository,
    private readonly opener: Pick<MailboxOpener, 'connect'>,
    private readonly cipher: SecretCipher,
    private readonly readMailbox: ReadMailbox,
    private readonly clock: Clock,
    private readonly onError: MailboxErrorListener,
  ) {}

  /**
   * Runs until the signal is aborted, or the account is removed or switched off.
   * @param holder names this process
   */
  async execute(accountId: number, holder: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const account = await this.accounts.find(accountId);
      if (!account?.isActive) return;
      const { failure } = await this.accounts.findStatus(accountId);
      const isDue = failure === undefined || failure.retryAt <= this.clock.now();
      if (isDue && (await this.acquireLease(account, holder))) await this.watchOnce(account, holder, signal);
      else await delay(LEASE_POLL_MS, signal);
    }
  }

  /** Reads until something goes wrong, which is recorded, or until the account is changed. */
  private async watchOnce(account: MailAccount, holder: string, signal: AbortSignal): Promise<void> {
    let session: MailboxSession | undefined;
    try {
      session = await this.opener.connect(openMailAccess(account, this.cipher));
      await this.watch(account, session, holder, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.onError(error, account);
      await this.recordFailure(account, error);
    } finally {
      await session?.close();
      await this.accounts.releaseLease(account.id, holder);
    }
  }

  private async watch(
    account: MailAccount,
    session: MailboxSession,
    holder: string,
    signal: AbortSignal,
  ): Promise<void> {
    let renewedAt = this.clock.now().getTime();
    let lookedAt = Number.NEGATIVE_INFINITY;
    const mayGoOn = async (): Promise<boolean> => {
      if (signal.aborted) return false;
      const now = this.clock.now().getTime();
      if (now - renewedAt < LEASE_RENEWAL_MS) return true;
      renewedAt = now;
      const current = await this.accounts.find(account.id);
      return current?.version === account.version && (await this.acquireLease(account, holder));
    };
    let hasNewMail = true;
    while (await mayGoOn()) {
      const now = this.clock.now().getTime();
      if (now - lookedAt >= LOOK_INTERVAL_MS) {
        await this.readMailbox.readOtherFolders(account, session, mayGoOn);
        lookedAt = now;
        hasNewMail = true;
      }
      if (hasNewMail) {
        await this.readMailbox.readInbox(account, session, mayGoOn);
        await this.accounts.updateStatus(account.id, { lastLookAt: this.clock.now(), failure: undefined });
      }
      hasNewMail = await session.waitForMail(LEASE_RENEWAL_MS, signal);
    }
  }

  private acquireLease({ id }: MailAccount, holder: string): Promise<boolean> {
    const now = this.clock.now();
    return this.accounts.acquireLease(id, holder, now, new Date(now.getTime() + LEASE_MS));
  }

  private async recordFailure(account: MailAccount, error: unknown): Promise<void> {
    const { failure: last } = await this.accounts.findStatus(account.id);
    const code = error instanceof MailboxError ? error.code : 'not-stored';
    const detail = error instanceof MailboxError ? error.detail : '';
    const attempts = last?.code === code ? last.attempts + 1 : 1;
    const at = this.clock.now();
    const askedMs = error instanceof MailboxError ? (error.retryAfterMs ?? 0) : 0;
    const retryAt = new Date(at.getTime() + Math.max(askedMs, computeRetryMs(code, attempts)));
    await this.accounts.updateStatus(account.id, { failure: { code, detail, attempts, at, retryAt } });
  }
}

function computeRetryMs(code: MailboxFailure['code'], attempts: number): number {
  const isRefused = REFUSALS.includes(code);
  const first = isRefused ? FIRST_REFUSED_RETRY_MS : FIRST_RETRY_MS;
  return Math.min(first * 2 ** (attempts - 1), isRefused ? MAX_REFUSED_RETRY_MS : MAX_RETRY_MS);
}

/** Resolves after a time, or when the signal is aborted. */
async function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const leave = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const timer = setTimeout(leave, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
}

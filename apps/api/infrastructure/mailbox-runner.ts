import { randomUUID } from 'node:crypto';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { WatchMailbox } from '../../../application/inbound-mail/mail-account/watch-mailbox.js';
import type { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import type { Configuration } from '../config/configuration.js';
import type { Logger } from './logger.js';
import { ScheduledTask } from './scheduled-task.js';
import { settleBeforeStop } from './shutdown.js';

/** How soon a mailbox is read that was connected just now. */
const SCHEDULE = { firstAfterMs: 100, everyMs: 5_000 };

/** Reads every connected mailbox, in each process that works on jobs; of several, one reads a mailbox. */
export class MailboxRunner implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly watched = new Map<number, Promise<void>>();
  private task: ScheduledTask | undefined;
  private stopped: Promise<void> = Promise.resolve();

  constructor(
    private readonly configuration: Configuration,
    private readonly accounts: MailAccountRepository,
    private readonly watchMailbox: WatchMailbox,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.configuration.workers === 'none') return;
    const onError = (error: unknown) => this.log.error({ error }, 'the connected mailboxes could not be listed');
    this.task = new ScheduledTask(SCHEDULE, () => this.watchAll(), onError);
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
    const ended = Promise.all([this.task?.stop(), ...this.watched.values()]);
    this.stopped = settleBeforeStop(ended);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stopped;
  }

  private async watchAll(): Promise<void> {
    const accounts = await this.accounts.findAll();
    if (this.stopping.signal.aborted) return;
    for (const { id, isActive, address } of accounts) {
      if (!isActive || this.watched.has(id)) continue;
      const watching = this.watchMailbox
        .execute(id, this.holder, this.stopping.signal)
        .catch((error: unknown) => this.log.error({ error, address }, 'a mailbox is not watched any more'))
        .finally(() => this.watched.delete(id));
      this.watched.set(id, watching);
    }
  }
}

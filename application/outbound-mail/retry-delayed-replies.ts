import type { MailTransport } from '../../domain/outbound-mail/mail-transport.port.js';
import type { JobQueue, JobType } from '../jobs/job-queue.port.js';

/** Job types that use the mail server. */
const MAIL_JOB_TYPES: readonly JobType[] = ['send-reply', 'send-staff-mail'];
/**
 * Checks after the server has recovered: a reply whose last attempt was in progress at the first one is found by the
 * second.
 */
const PROMOTIONS_AFTER_RECOVERY = 2;

/**
 * Retries waiting replies as soon as the mail server is reachable again: their backoff has grown to hours meanwhile. A
 * reachable server that answers 4xx keeps its backoff.
 */
export class RetryDelayedReplies {
  /** On start the state is unknown: the server may have recovered just before. */
  private promotionsLeft = PROMOTIONS_AFTER_RECOVERY;

  constructor(
    private readonly queue: JobQueue,
    /** Not cached: a result of half a minute ago may be older than the outage. */
    private readonly transport: Pick<MailTransport, 'checkHealth'>,
  ) {}

  /** One check of the mail server, if any reply is waiting. */
  async execute(): Promise<void> {
    const { pending } = await this.queue.backlog();
    if (pending === 0) return;
    if ((await this.transport.checkHealth()) !== undefined) {
      this.promotionsLeft = PROMOTIONS_AFTER_RECOVERY;
      return;
    }
    if (this.promotionsLeft === 0) return;
    this.promotionsLeft -= 1;
    for (const kind of MAIL_JOB_TYPES) await this.queue.promoteDelayed(kind);
  }
}

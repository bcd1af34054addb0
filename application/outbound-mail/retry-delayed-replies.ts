import type { MailTransport } from '../../domain/outbound-mail/mail-transport.port.js';
import type { JobQueue, JobType } from '../jobs/job-queue.port.js';

/** Work that goes through the mail server. */
const MAIL_JOB_TYPES: readonly JobType[] = ['send-reply', 'send-staff-mail'];
/** Looks at a server that is back: a reply whose last try was under way at the first one is met by the second. */
const PROMOTIONS_AFTER_RECOVERY = 2;

/**
 * Lets waiting replies leave as soon as the mail server is back: their pauses have grown to hours while it was away. A server
 * that is there and says "later" is left its pauses.
 */
export class RetryDelayedReplies {
  /** A process that begins does not know: the server may have come back just before. */
  private promotionsLeft = PROMOTIONS_AFTER_RECOVERY;

  constructor(
    private readonly queue: JobQueue,
    /** Asked afresh each time: an answer of half a minute ago may be older than the outage. */
    private readonly transport: Pick<MailTransport, 'checkHealth'>,
  ) {}

  /** One look at the mail server, where anything waits at all. */
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

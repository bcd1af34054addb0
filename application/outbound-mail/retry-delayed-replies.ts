import type { ReplyMail } from '../../domain/outbound-mail/mail-transport.port.js';
import type { WorkKind, WorkQueue } from '../jobs/job-queue.port.js';

/** Work that goes through the mail server. */
const MAIL_KINDS: readonly WorkKind[] = ['send-reply', 'send-staff-mail'];
/** Looks at a server that is back: a reply whose last try was under way at the first one is met by the second. */
const LOOKS_AFTER_RETURN = 2;

/**
 * Lets waiting replies leave as soon as the mail server is back: their pauses have grown to hours while it was away. A server
 * that is there and says "later" is left its pauses.
 */
export class ResumeReplies {
  /** A process that begins does not know: the server may have come back just before. */
  private looksLeft = LOOKS_AFTER_RETURN;

  constructor(
    private readonly queue: WorkQueue,
    /** Asked afresh each time: an answer of half a minute ago may be older than the outage. */
    private readonly mail: Pick<ReplyMail, 'trouble'>,
  ) {}

  /** One look at the mail server, where anything waits at all. */
  async execute(): Promise<void> {
    const { pending } = await this.queue.backlog();
    if (pending === 0) return;
    if ((await this.mail.trouble()) !== undefined) {
      this.looksLeft = LOOKS_AFTER_RETURN;
      return;
    }
    if (this.looksLeft === 0) return;
    this.looksLeft -= 1;
    for (const kind of MAIL_KINDS) await this.queue.hasten(kind);
  }
}

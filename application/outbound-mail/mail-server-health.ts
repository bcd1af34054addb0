import type { Clock } from '../../domain/clock.port.js';
import type { ReplyMail } from '../../domain/outbound-mail/mail-transport.port.js';

/** How long an answer about the mail server is believed: nobody can make the desk knock there more often. */
export const MAIL_ANSWER_MS = 30_000;

/** Knows whether the mail server takes replies, for all who want to know it. */
export class MailServerWatch {
  private asked: { readonly at: number; readonly trouble: Promise<string | undefined> } | undefined;

  constructor(
    private readonly replyMail: ReplyMail,
    private readonly clock: Clock,
  ) {}

  /** What is amiss, in one sentence; undefined where all is well. */
  trouble(): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    if (!this.asked || now - this.asked.at >= MAIL_ANSWER_MS) {
      this.asked = { at: now, trouble: this.replyMail.trouble() };
    }
    return this.asked.trouble;
  }
}

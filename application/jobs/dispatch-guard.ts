import type { SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import { JOBS_MESSAGES } from './jobs.messages.js';
import { PublicError } from './public-error.js';

/**
 * Emails of one type that this process is sending. Emails that the mail server has accepted, but whose result could not
 * be recorded because the database is unavailable, are not sent twice; neither are those whose send outlasts their job.
 */
export class DispatchGuard {
  private readonly inFlight = new Set<number>();
  private readonly accepted = new Map<number, SendResult>();

  /** Whether the mail server has accepted this email and the result is not recorded yet. */
  isAcceptedButUnrecorded(mailId: number): boolean {
    return this.accepted.has(mailId);
  }

  /**
   * Sends an email unless that was done before.
   * @throws PublicError if it is being sent right now
   */
  async sendOnce(mailId: number, send: () => Promise<SendResult>): Promise<SendResult> {
    const known = this.accepted.get(mailId);
    if (known) return known;
    if (this.inFlight.has(mailId)) throw new PublicError(JOBS_MESSAGES.stillSending);
    this.inFlight.add(mailId);
    try {
      const result = await send();
      if (result.kind === 'accepted') this.accepted.set(mailId, result);
      return result;
    } finally {
      this.inFlight.delete(mailId);
    }
  }

  /** The result is recorded: the email may be sent again on request. */
  markRecorded(mailId: number): void {
    this.accepted.delete(mailId);
  }
}

import type { SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import { PublicError } from '../jobs/public-error.js';

/**
 * Mails of one kind that this process hands over. Those that the mail server has taken, and that could not be noted yet, the
 * database being away, do not leave twice; nor do those whose hand-over takes longer than their work may.
 */
export class DispatchGuard {
  private readonly inFlight = new Set<number>();
  private readonly accepted = new Set<number>();

  /** Whether the mail server has taken this mail from us, and nothing says so yet. */
  isAcceptedButUnrecorded(mailId: number): boolean {
    return this.accepted.has(mailId);
  }

  /**
   * Hands a mail over, if that was not done before.
   * @throws PublicError where it is being handed over right now
   */
  async sendOnce(mailId: number, send: () => Promise<SendResult>): Promise<SendResult> {
    if (this.accepted.has(mailId)) return { kind: 'accepted' };
    if (this.inFlight.has(mailId)) throw new PublicError('The mail is still being handed over.');
    this.inFlight.add(mailId);
    try {
      const result = await send();
      if (result.kind === 'accepted') this.accepted.add(mailId);
      return result;
    } finally {
      this.inFlight.delete(mailId);
    }
  }

  /** What became of the mail is noted: it may leave anew where somebody wants that. */
  markRecorded(mailId: number): void {
    this.accepted.delete(mailId);
  }
}

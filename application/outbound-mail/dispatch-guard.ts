import type { Delivery } from '../../domain/outbound-mail/mail-transport.port.js';
import { TellableFault } from '../jobs/public-error.js';

/**
 * Mails of one kind that this process hands over. Those that the mail server has taken, and that could not be noted yet, the
 * database being away, do not leave twice; nor do those whose hand-over takes longer than their work may.
 */
export class Departures {
  private readonly underWay = new Set<number>();
  private readonly accepted = new Set<number>();

  /** Whether the mail server has taken this mail from us, and nothing says so yet. */
  isUnnoted(mailId: number): boolean {
    return this.accepted.has(mailId);
  }

  /**
   * Hands a mail over, if that was not done before.
   * @throws TellableFault where it is being handed over right now
   */
  async handOver(mailId: number, send: () => Promise<Delivery>): Promise<Delivery> {
    if (this.accepted.has(mailId)) return { kind: 'accepted' };
    if (this.underWay.has(mailId)) throw new TellableFault('The mail is still being handed over.');
    this.underWay.add(mailId);
    try {
      const delivery = await send();
      if (delivery.kind === 'accepted') this.accepted.add(mailId);
      return delivery;
    } finally {
      this.underWay.delete(mailId);
    }
  }

  /** What became of the mail is noted: it may leave anew where somebody wants that. */
  noted(mailId: number): void {
    this.accepted.delete(mailId);
  }
}

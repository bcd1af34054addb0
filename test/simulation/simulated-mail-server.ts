import type { SeededRandom } from '../../adapters/seed/demo/seeded-random.js';
import type { SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';

/** What a mail server does with a mail. */
export type MailServerBehaviour = 'take' | 'later' | 'refuse' | 'take-and-not-tell';

/** A mail that the server has taken. */
export interface TakenMail {
  readonly mail: OutgoingMail;
  readonly processName: string;
}

/** A mail server that takes mail, or does not, or takes it and does not say so. */
export class SimulatedMailServer {
  readonly taken: TakenMail[] = [];
  /** Message-IDs that it has refused for good. */
  readonly refused = new Set<string>();
  /** For each Message-ID: how often it was taken without anybody learning that who could record it. */
  readonly untold = new Map<string, number>();
  isAway = false;

  constructor(private readonly random: SeededRandom) {}

  /** Milliseconds that the next answer takes. */
  drawDelayMs(isQuiet: boolean): number {
    if (isQuiet || this.random.nextBoolean(0.8)) return this.random.nextInteger(20, 400);
    return this.random.nextInteger(1_000, 90_000);
  }

  drawBehaviour(isQuiet: boolean): MailServerBehaviour {
    if (isQuiet) return 'take';
    return this.random.pickWeighted([
      [70, 'take'],
      [15, 'later'],
      [3, 'refuse'],
      [6, 'take-and-not-tell'],
    ] as const);
  }

  receive(mail: OutgoingMail, processName: string, behaviour: MailServerBehaviour): SendResult {
    if (this.isAway || behaviour === 'later') return { kind: 'later', reason: '451 try again later' };
    if (behaviour === 'refuse') {
      this.refused.add(mail.messageId);
      return { kind: 'refused', reason: '550 no such mailbox' };
    }
    this.taken.push({ mail, processName });
    if (behaviour === 'take') return { kind: 'accepted' };
    this.recordUntold(mail.messageId);
    return { kind: 'later', reason: 'The connection broke.' };
  }

  /** A mail was taken, and whoever sent it has not learnt it or has ended before recording it. */
  recordUntold(messageId: string): void {
    this.untold.set(messageId, (this.untold.get(messageId) ?? 0) + 1);
  }
}

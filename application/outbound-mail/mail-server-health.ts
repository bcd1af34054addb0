import type { Clock } from '../../domain/clock.port.js';
import type { MailTransport } from '../../domain/outbound-mail/mail-transport.port.js';

/** How long an answer about the mail server is believed: nobody can make the desk knock there more often. */
export const HEALTH_CACHE_MS = 30_000;

/** Knows whether the mail server takes replies, for all who want to know it. */
export class MailServerHealth {
  private lastCheck: { readonly at: number; readonly problem: Promise<string | undefined> } | undefined;

  constructor(
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** What is amiss, in one sentence; undefined where all is well. */
  checkHealth(): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    if (!this.lastCheck || now - this.lastCheck.at >= HEALTH_CACHE_MS) {
      this.lastCheck = { at: now, problem: this.transport.checkHealth() };
    }
    return this.lastCheck.problem;
  }
}

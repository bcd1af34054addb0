import type { Clock } from '../../domain/clock.port.js';
import type { MailTransport } from '../../domain/outbound-mail/mail-transport.port.js';

/** How long a result is cached: limits how often callers can make us contact the mail server. */
export const HEALTH_CACHE_MS = 30_000;

/** Reports whether the mail server accepts replies. */
export class MailServerHealth {
  private lastCheck: { readonly at: number; readonly problem: Promise<string | undefined> } | undefined;

  constructor(
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** The problem, in one sentence; undefined if there is none. */
  checkHealth(): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    if (!this.lastCheck || now - this.lastCheck.at >= HEALTH_CACHE_MS) {
      this.lastCheck = { at: now, problem: this.transport.checkHealth() };
    }
    return this.lastCheck.problem;
  }
}

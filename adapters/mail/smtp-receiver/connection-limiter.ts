import { MINUTE_MS } from '../../../domain/durations.js';

/** Limits of the SMTP receiver; above them senders are asked to retry later. */
export interface ConnectionLimits {
  /** Connections at a time: each may hold one message in memory. */
  readonly connections: number;
  /** Connections at a time of one address. */
  readonly connectionsPerAddress: number;
  /** Mails a minute from everybody. */
  readonly mailsPerMinute: number;
  /** Mails a minute from one address. */
  readonly mailsPerMinutePerAddress: number;
  /** Milliseconds that a session may last without a mail, and again after each one; what it brings lengthens it. */
  readonly sessionMs: number;
  /** What a session has to bring to last longer. */
  readonly bytesPerSecond: number;
  /** Mails that a session may announce without bringing one. */
  readonly announcementsPerMail: number;
}

/** Enough for a busy relay of our own; a single client cannot use up all connections. */
export const DEFAULT_LIMITS: ConnectionLimits = {
  connections: 20,
  connectionsPerAddress: 10,
  mailsPerMinute: 1_200,
  mailsPerMinutePerAddress: 600,
  sessionMs: MINUTE_MS,
  bytesPerSecond: 8_000,
  announcementsPerMail: 20,
};

/** Counts open connections and received emails by client. */
export class SmtpConnectionLimiter {
  private readonly connected = new Map<string, number>();
  private readonly mails = new Map<string, number>();
  private allMails = 0;
  private minuteStartedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly limits: ConnectionLimits,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Lets a connection in. @returns false where its address has as many as it may */
  tryConnect(address: string): boolean {
    const clientKey = toClientKey(address);
    const count = this.connected.get(clientKey) ?? 0;
    if (count >= this.limits.connectionsPerAddress) return false;
    this.connected.set(clientKey, count + 1);
    return true;
  }

  /** A connection that was let in has ended. */
  disconnect(address: string): void {
    const clientKey = toClientKey(address);
    const count = this.connected.get(clientKey) ?? 0;
    if (count > 1) this.connected.set(clientKey, count - 1);
    else this.connected.delete(clientKey);
  }

  /** Whether one more mail may come within this minute. */
  mayBringMail(address: string): boolean {
    this.startMinute();
    const count = this.mails.get(toClientKey(address)) ?? 0;
    return this.allMails < this.limits.mailsPerMinute && count < this.limits.mailsPerMinutePerAddress;
  }

  /** A mail was accepted; what was only announced does not count. */
  countAcceptedMail(address: string): void {
    this.startMinute();
    const clientKey = toClientKey(address);
    this.mails.set(clientKey, (this.mails.get(clientKey) ?? 0) + 1);
    this.allMails += 1;
  }

  private startMinute(): void {
    const now = this.now();
    if (now - this.minuteStartedAt >= MINUTE_MS) {
      this.minuteStartedAt = now;
      this.mails.clear();
      this.allMails = 0;
    }
  }
}

/** An IPv4 address; of IPv6 the first 64 bits, which belong to one network. */
export function toClientKey(address: string): string {
  const normalized = address.replace(/^::ffff:/i, '');
  if (!normalized.includes(':')) return normalized;
  const [head = '', tail] = normalized.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const ending = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - ending.length;
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...ending];
  return whole.slice(0, 4).join(':');
}

import { MINUTE_MS } from '../../../domain/durations.js';
/** How much the door takes; whoever wants more is asked to come back. */
export interface DoorLimits {
  /** Connections at a time: each may hold one message in memory. */
  readonly connections: number;
  /** Connections at a time of one address. */
  readonly connectionsOfAnAddress: number;
  /** Mails a minute from everybody. */
  readonly mailsAMinute: number;
  /** Mails a minute from one address. */
  readonly mailsAMinuteOfAnAddress: number;
}

/** A busy relay of one's own fits into it; a machine that only wants to keep the door busy leaves room for others. */
export const USUAL_LIMITS: DoorLimits = {
  connections: 20,
  connectionsOfAnAddress: 10,
  mailsAMinute: 1_200,
  mailsAMinuteOfAnAddress: 600,
};

/** Counts who is at the door, and how many mails they bring. */
export class Visitors {
  private readonly connected = new Map<string, number>();
  private readonly mails = new Map<string, number>();
  private allMails = 0;
  private minuteBegan = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly limits: DoorLimits,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Lets a connection in. @returns false where its address has as many as it may */
  enter(address: string): boolean {
    const visitor = visitorOf(address);
    const count = this.connected.get(visitor) ?? 0;
    if (count >= this.limits.connectionsOfAnAddress) return false;
    this.connected.set(visitor, count + 1);
    return true;
  }

  /** A connection that was let in has ended. */
  leave(address: string): void {
    const visitor = visitorOf(address);
    const count = this.connected.get(visitor) ?? 0;
    if (count > 1) this.connected.set(visitor, count - 1);
    else this.connected.delete(visitor);
  }

  /** Whether one more mail may come within this minute; it is counted where it may. */
  mayBring(address: string): boolean {
    const now = this.now();
    if (now - this.minuteBegan >= MINUTE_MS) {
      this.minuteBegan = now;
      this.mails.clear();
      this.allMails = 0;
    }
    const visitor = visitorOf(address);
    const count = this.mails.get(visitor) ?? 0;
    if (this.allMails >= this.limits.mailsAMinute || count >= this.limits.mailsAMinuteOfAnAddress) return false;
    this.mails.set(visitor, count + 1);
    this.allMails += 1;
    return true;
  }
}

/** An IPv4 address; of IPv6 the first 64 bits, which one network has to itself. */
function visitorOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const ending = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - ending.length;
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...ending];
  return whole.slice(0, 4).join(':');
}

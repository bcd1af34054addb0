import type { Socket } from 'node:net';
import { type ConnectionLimits, toClientKey } from './connection-limiter.js';

/** How long a session may bring next to nothing before somebody who waits gets its place. */
const MAX_DAWDLING_MS = 5_000;

interface Session {
  readonly clientKey: string;
  readonly socket: Pick<Socket, 'bytesRead' | 'destroy'>;
  /** When it began, or brought its last mail. */
  since: number;
  bytesBefore: number;
  announcements: number;
  /** A mail of it is being stored: that is our time. */
  isWaiting: boolean;
}

/**
 * The sessions of the receiver. One that brings nothing is closed, however busy it looks, and where all places are taken the
 * address that holds the most gives one up, so that one or two addresses never keep the others out; where many hold one each,
 * the one that has dawdled longest goes.
 */
export class SmtpSessions {
  private readonly sessions = new Map<string, Session>();

  constructor(
    private readonly limits: ConnectionLimits,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes a session in. @returns false where there is no place for it */
  tryOpen(id: string, address: string, socket: Session['socket']): boolean {
    const clientKey = toClientKey(address);
    if (this.sessions.size >= this.limits.connections && !this.makePlace(clientKey)) return false;
    const session = { clientKey, socket, since: this.now(), bytesBefore: 0, announcements: 0, isWaiting: false };
    this.sessions.set(id, session);
    return true;
  }

  /** A session has ended. */
  close(id: string): void {
    this.sessions.delete(id);
  }

  /** A mail is announced. @returns false where too many were without one being brought: the session is closed */
  announceMail(id: string): boolean {
    const session = this.sessions.get(id);
    if (session === undefined) return false;
    session.announcements += 1;
    if (session.announcements <= this.limits.announcementsPerMail) return true;
    this.end(id, session);
    return false;
  }

  /** A whole mail has come, and is being stored. */
  waitForStorage(id: string): void {
    const session = this.sessions.get(id);
    if (session) session.isWaiting = true;
  }

  /** The mail is stored, or was refused. */
  finishMail(id: string): void {
    const session = this.sessions.get(id);
    if (session === undefined) return;
    session.isWaiting = false;
    session.announcements = 0;
    session.since = this.now();
    session.bytesBefore = session.socket.bytesRead;
  }

  /** Closes the sessions that have had their time. */
  closeOverdue(): void {
    const now = this.now();
    for (const [id, session] of this.sessions) {
      if (!session.isWaiting && this.measureDawdling(session, now) > this.limits.sessionMs) this.end(id, session);
    }
  }

  /** Takes a place from the greediest; from who dawdles where none is greedier than the others. */
  private makePlace(newcomer: string): boolean {
    const places = new Map<string, number>();
    for (const { clientKey } of this.sessions.values()) places.set(clientKey, (places.get(clientKey) ?? 0) + 1);
    const own = places.get(newcomer) ?? 0;
    return this.replaceGreediest(places, own) || (own === 0 && this.replaceDawdler());
  }

  /** Closes the oldest session of the address that holds the most places, where the newcomer's holds fewer. */
  private replaceGreediest(places: ReadonlyMap<string, number>, own: number): boolean {
    const [greediest, most] = [...places].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
    if (most < 2 || own + 1 >= most) return false;
    const ofGreediest = [...this.sessions].filter(([, one]) => one.clientKey === greediest && !one.isWaiting);
    const [oldest] = ofGreediest.sort(([, one], [, other]) => one.since - other.since);
    if (oldest === undefined) return false;
    this.end(...oldest);
    return true;
  }

  /** Closes the session that has dawdled longest, where that is too long: twenty addresses with one each are no honest crowd. */
  private replaceDawdler(): boolean {
    const now = this.now();
    const idle = [...this.sessions].filter(([, one]) => !one.isWaiting);
    const [slowest] = idle.sort(
      ([, one], [, other]) => this.measureDawdling(other, now) - this.measureDawdling(one, now),
    );
    if (slowest === undefined || this.measureDawdling(slowest[1], now) < MAX_DAWDLING_MS) return false;
    this.end(...slowest);
    return true;
  }

  /** Milliseconds of a session beyond those that what it has brought takes. */
  private measureDawdling({ socket, bytesBefore, since }: Session, now: number): number {
    return now - since - ((socket.bytesRead - bytesBefore) / this.limits.bytesPerSecond) * 1000;
  }

  private end(id: string, session: Session): void {
    this.sessions.delete(id);
    session.socket.destroy();
  }
}

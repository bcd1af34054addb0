import type { Socket } from 'node:net';
import { type ConnectionLimits, toClientKey } from './connection-limiter.js';

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
 * address that holds the most gives one up, so that one or two addresses never keep the others out.
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
      const bytes = session.socket.bytesRead - session.bytesBefore;
      const allowedMs = this.limits.sessionMs + (bytes / this.limits.bytesPerSecond) * 1000;
      if (!session.isWaiting && now - session.since > allowedMs) this.end(id, session);
    }
  }

  /** Closes the oldest session of the address that holds the most places, where the newcomer's holds fewer. */
  private makePlace(newcomer: string): boolean {
    const places = new Map<string, number>();
    for (const { clientKey } of this.sessions.values()) places.set(clientKey, (places.get(clientKey) ?? 0) + 1);
    const [greediest, most] = [...places].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
    if (most < 2 || (places.get(newcomer) ?? 0) + 1 >= most) return false;
    const ofGreediest = [...this.sessions].filter(([, one]) => one.clientKey === greediest && !one.isWaiting);
    const [oldest] = ofGreediest.sort(([, one], [, other]) => one.since - other.since);
    if (oldest === undefined) return false;
    this.end(...oldest);
    return true;
  }

  private end(id: string, session: Session): void {
    this.sessions.delete(id);
    session.socket.destroy();
  }
}

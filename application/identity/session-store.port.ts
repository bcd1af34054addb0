/** What a session remembers, as JSON values. */
export interface SessionData {
  /** The administrator who signed in; undefined before that. */
  readonly userId?: number | undefined;
  readonly [name: string]: unknown;
}

/** The sessions of the people who are signed in. Ids are secrets: a store keeps only their digests. */
export abstract class SessionStore {
  /** The session's data; undefined where it was never kept, has ended, has expired or lay idle. @param sid the secret id */
  abstract find(sid: string): Promise<SessionData | undefined>;
  /**
   * Keeps a session. Kept again, it never expires later than it was to at first.
   * @param expiresAt its end, whatever happens in between
   * @param idleUntil its end where nobody renews it before
   */
  abstract save(sid: string, data: SessionData, expiresAt: Date, idleUntil: Date): Promise<void>;
  /** Notes what a session remembers now. One that has ended meanwhile stays ended. */
  abstract updateData(sid: string, data: SessionData): Promise<void>;
  /** Somebody is there: the session may lie idle until then. One that has ended, expired or lain idle stays so. */
  abstract renew(sid: string, idleUntil: Date): Promise<void>;
  abstract end(sid: string): Promise<void>;
  /** Ends every session of a person, for instance after a change of password. */
  abstract endAllOfUser(userId: number): Promise<void>;
  /** Forgets what has expired or lay idle. @returns how many sessions that were */
  abstract purgeExpired(now: Date): Promise<number>;
}

/** The data of a session, as JSON values. */
export interface SessionData {
  /** The administrator who signed in; undefined before that. */
  readonly userId?: number | undefined;
  readonly [name: string]: unknown;
}

/** Stores the sessions. Session ids are secrets: only their digests are stored. */
export abstract class SessionStore {
  /**
   * The session's data; undefined if it does not exist, has ended, has expired or was idle too long. @param sid the
   * secret id
   */
  abstract find(sid: string): Promise<SessionData | undefined>;
  /**
   * Stores a session. Storing it again never extends its absolute expiry.
   * @param expiresAt its absolute expiry
   * @param idleUntil its end unless it is renewed before
   */
  abstract save(sid: string, data: SessionData, expiresAt: Date, idleUntil: Date): Promise<void>;
  /** Updates the data of a session; does nothing if it has ended meanwhile. */
  abstract updateData(sid: string, data: SessionData): Promise<void>;
  /** Renews a session until a new idle expiry; does nothing if it has ended, expired or was idle too long. */
  abstract renew(sid: string, idleUntil: Date): Promise<void>;
  abstract end(sid: string): Promise<void>;
  /** Ends every session of an administrator, for instance after a change of password. */
  abstract endAllOfUser(userId: number): Promise<void>;
  /** Deletes expired and idle sessions. @returns how many */
  abstract purgeExpired(now: Date): Promise<number>;
}

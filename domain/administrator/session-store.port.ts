/** What a session remembers, as JSON values. */
export interface SessionData {
  /** The administrator who signed in; undefined before that. */
  readonly userId?: number | undefined;
  readonly [name: string]: unknown;
}

/** The sessions of the people who are signed in. Ids are secrets: a store keeps only their digests. */
export abstract class SessionStore {
  /** The session's data; undefined where it was never kept, has ended or has expired. @param sid the secret id */
  abstract find(sid: string): Promise<SessionData | undefined>;
  /** Keeps or renews a session. */
  abstract keep(sid: string, data: SessionData, expiresAt: Date): Promise<void>;
  abstract end(sid: string): Promise<void>;
  /** Ends every session of a person, for instance after a change of password. */
  abstract endAllOf(userId: number): Promise<void>;
  /** Forgets what has expired. @returns how many sessions that were */
  abstract purgeExpired(now: Date): Promise<number>;
}

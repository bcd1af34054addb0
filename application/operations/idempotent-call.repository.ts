/** A call that is to be carried out once. */
export interface NewIdempotentCall {
  /** Names the caller and the key that it gave; as a digest. */
  readonly name: string;
  /** A digest of what is asked for. */
  readonly fingerprint: string;
  readonly at: Date;
  /** Until when nobody else carries it out. */
  readonly leasedUntil: Date;
  /** Calls of before this moment are forgotten. */
  readonly forgottenBefore: Date;
}

/** The right to carry a call out. */
export interface CallClaim {
  readonly name: string;
  /** The first is 1; whoever has a lower one than the newest has lost its right. */
  readonly attempt: number;
}

/**
 * `running`: somebody carries it out, or ended while at it; `committed`: it is carried out, and what was answered is not
 * known; `answered`: it is.
 */
export const CALL_STATES = ['running', 'committed', 'answered'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** A call whose name is taken. */
export interface KnownCall {
  readonly fingerprint: string;
  readonly state: CallState;
  /** As it was recorded; undefined where it is not answered. */
  readonly answer: string | undefined;
}

/** Calls by which other programs make something, and what they were answered. */
export abstract class IdempotentCallRepository {
  /**
   * Claims a call: one that is new, forgotten, or running beyond its lease with the same fingerprint.
   * @returns the claim, or what is known of the call
   */
  abstract claim(call: NewIdempotentCall): Promise<CallClaim | KnownCall>;
  /** Notes in the transaction of the work that it is done. @returns false where the claim was lost: the work must not be committed */
  abstract recordCommit(claim: CallClaim): Promise<boolean>;
  abstract recordAnswer(claim: CallClaim, answer: string): Promise<void>;
  /** Forgets a call of which nothing was committed. */
  abstract release(claim: CallClaim): Promise<void>;
  /** @returns how many calls were forgotten */
  abstract deleteOlderThan(moment: Date, atMost: number): Promise<number>;
}

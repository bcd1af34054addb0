/** One more than the highest UID there can be. */
export const UID_LIMIT = 2 ** 32;

/** How far a folder is read by UID. */
export interface UidPosition {
  /** The UIDs belong to this generation of the folder's numbering (RFC 9051, section 2.3.1.1). */
  readonly uidValidity: number;
  /** The highest UID that is behind us. */
  readonly uid: number;
  /** Below this UID a mail counts only by its date: it may have been there before the folder was read first. */
  readonly datedBelowUid: number;
}

/** `validity/uid/dated below`. */
const POSITION = /^(\d{1,10})\/(\d{1,10})\/(\d{1,10})$/;
/** `validity/uid`. */
const MAIL_ID = /^(\d{1,10})\/(\d{1,10})$/;

/** A position as it is stored. */
export function formatPosition({ uidValidity, uid, datedBelowUid }: UidPosition): string {
  return `${uidValidity}/${uid}/${datedBelowUid}`;
}

/** A stored position; undefined for one that is none of this numbering. */
export function parsePosition(text: string | undefined, uidValidity: number): UidPosition | undefined {
  const [, validity, uid, datedBelowUid] = POSITION.exec(text ?? '') ?? [];
  if (validity === undefined || Number(validity) !== uidValidity) return undefined;
  return { uidValidity, uid: Number(uid), datedBelowUid: Number(datedBelowUid) };
}

/** What names a mail in its folder. */
export function formatMailId(uidValidity: number, uid: number): string {
  return `${uidValidity}/${uid}`;
}

/** The UID of a mail; undefined for one of another numbering. */
export function parseMailId(id: string, uidValidity: number): number | undefined {
  const [, validity, uid] = MAIL_ID.exec(id) ?? [];
  return Number(validity) === uidValidity ? Number(uid) : undefined;
}

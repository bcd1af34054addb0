/** The revision of a quotation that a link speaks of. */
export interface LinkedRevision {
  readonly quotationId: number;
  readonly revision: number;
  /** When the revision was made: numbers begin anew where all data was deleted, and old links must not meet new quotations. */
  readonly createdAt: Date;
}

/** Makes and reads the links by which customers answer: signed, so that nobody makes one up. */
export abstract class AnswerLinks {
  /** The address of the page; undefined where the server has no address that customers reach. */
  abstract createUrl(linked: LinkedRevision): string | undefined;
  /** What a token of such an address speaks of; undefined where it is not ours or was changed. */
  abstract read(token: string): LinkedRevision | undefined;
}

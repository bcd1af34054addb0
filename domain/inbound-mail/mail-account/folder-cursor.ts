/** How far a folder has been read. */
export interface FolderCursor {
  readonly folder: string;
  /** Behind the last mail that is stored or was passed over, as whoever reads the mailbox writes it. */
  readonly position: string;
  /** Mails that are stored and still to be moved, as whoever reads the mailbox names them. */
  readonly idsToMove: readonly string[];
}

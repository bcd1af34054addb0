import type { DeletedRecord } from '../../../application/activity/deleted-records.js';
import { getActivityWords } from '../../../domain/activity/activity.js';
import { PageView } from '../http/page.view.js';

/** A record that was deleted. */
export class DeletedRecordView {
  /** Of the log's entry about the deletion. */
  readonly entryId!: number;
  /** What the record is called, for instance `HNDL at SJO`. */
  readonly name!: string;
  /** ISO moment. */
  readonly deletedAt!: string;
  /** An administrator's email. */
  readonly deletedBy!: string;
  /** Whether there is such a record again. */
  readonly isThere!: boolean;
}

/** A page of deleted records, the newest first. */
export class DeletedRecordPageView extends PageView {
  readonly data!: DeletedRecordView[];
  /** How long they can be restored. */
  readonly days!: number;
}

/** A record that was brought back. */
export class RestoredRecordView {
  /** The new one. */
  readonly id!: number;
}

/** A deleted record on the wire. */
export function toDeletedRecordView({ entry, isThere }: DeletedRecord): DeletedRecordView {
  return {
    entryId: entry.id,
    name: getActivityWords(entry).details,
    deletedAt: entry.at.toISOString(),
    deletedBy: entry.actor,
    isThere,
  };
}

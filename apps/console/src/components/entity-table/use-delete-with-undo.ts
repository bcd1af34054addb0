import { useCallback, useState } from 'react';
import { isApiError } from '../../api/api-error.js';
import { useMessages } from '../../i18n/messages.js';
import type { VersionedRecord } from '../form-dialog/use-edit-conflict.js';
import { useToast } from '../toast/use-toast.js';
import { type ToastText, useUndo } from '../toast/use-undo.js';
import { entityTableMessages } from './entity-table.messages.js';

type MutationResult = { readonly error?: unknown };

/** How records of one kind are deleted and brought back, and what is said of it. */
export interface DeletionOptions<Row> {
  readonly remove: (row: Row) => Promise<MutationResult>;
  /** Creates the record again as it was. */
  readonly restore: (row: Row) => Promise<MutationResult>;
  readonly deleted: (row: Row) => ToastText;
  readonly restored: (row: Row) => ToastText;
  readonly failed: (failure: unknown) => ToastText;
}

/** A deletion that is asked for, and the way to it. */
export interface Deletion<Row> {
  /** What a person is asked about; undefined where nobody is asked. */
  readonly candidate: Row | undefined;
  readonly ask: (row: Row) => void;
  readonly cancel: () => void;
  /** Deletes at once and offers Undo. */
  readonly run: (row: Row) => Promise<void>;
  readonly isDeleting: boolean;
  readonly failure: unknown;
}

/** Statuses of a record that somebody else has changed, or deleted. */
const STALE_STATUSES: readonly unknown[] = [409, 404];

/**
 * Deletes records with a way back in the notice. What somebody else has changed meanwhile is not deleted: the list is
 * loaded again, and a notice says so.
 * @param reload the newest list of the records
 */
export function useDeleteWithUndo<Row extends VersionedRecord>(
  { remove, restore, deleted, restored, failed }: DeletionOptions<Row>,
  reload: () => Promise<readonly Row[]>,
): Deletion<Row> {
  const messages = useMessages(entityTableMessages);
  const notify = useToast();
  const notifyWithUndo = useUndo();
  const [candidate, setCandidate] = useState<Row>();
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const ask = useCallback((row: Row) => {
    setFailure(undefined);
    setCandidate(row);
  }, []);
  return {
    candidate,
    isDeleting,
    failure,
    ask,
    cancel: () => setCandidate(undefined),
    run: async (row) => {
      setDeleting(true);
      const { error } = await remove(row);
      setDeleting(false);
      setFailure(error);
      if (error) {
        const newer = await findNewer(row, error, reload);
        if (newer) setCandidate(undefined);
        const body = newer && (newer.row ? messages.changedMeanwhile : messages.deletedMeanwhile);
        notify({ kind: 'error', ...failed(error), ...(body && { body }) });
        return;
      }
      setCandidate(undefined);
      notifyWithUndo(deleted(row), { run: () => restore(row), restored: restored(row) });
    },
  };
}

/** What somebody else made of a record, where that is why it was not deleted; its row is undefined where it is no more. */
async function findNewer<Row extends VersionedRecord>(
  { id, version }: Row,
  failure: unknown,
  reload: () => Promise<readonly Row[]>,
): Promise<{ readonly row: Row | undefined } | undefined> {
  if (!isApiError(failure) || !STALE_STATUSES.includes(failure.status)) return undefined;
  // A list that cannot be loaded says so itself.
  const rows = await reload().catch(() => undefined);
  if (!rows) return undefined;
  const row = rows.find((one) => one.id === id);
  return row?.version === version ? undefined : { row };
}

import { useCallback, useState } from 'react';
import { useToast } from '../toast/use-toast.js';
import { type ToastText, useUndo } from '../toast/use-undo.js';

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

/** Deletes records with a way back in the notice. */
export function useDeleteWithUndo<Row>({
  remove,
  restore,
  deleted,
  restored,
  failed,
}: DeletionOptions<Row>): Deletion<Row> {
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
        notify({ kind: 'error', ...failed(error) });
        return;
      }
      setCandidate(undefined);
      notifyWithUndo(deleted(row), { run: () => restore(row), restored: restored(row) });
    },
  };
}

import { useCallback, useState } from 'react';
import { useNotice } from '../toast/toast-store.js';
import { useWayBack, type Words } from '../toast/use-undo.js';

type Answer = { readonly error?: unknown };

/** How records of one kind are deleted and brought back, and what is said of it. */
export interface DeletionOf<Row> {
  readonly remove: (row: Row) => Promise<Answer>;
  /** Creates the record again as it was. */
  readonly restore: (row: Row) => Promise<Answer>;
  readonly deleted: (row: Row) => Words;
  readonly restored: (row: Row) => Words;
  readonly failed: (failure: unknown) => Words;
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
export function useDeletion<Row>({ remove, restore, deleted, restored, failed }: DeletionOf<Row>): Deletion<Row> {
  const notify = useNotice();
  const tell = useWayBack();
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
      tell(deleted(row), { run: () => restore(row), restored: restored(row) });
    },
  };
}

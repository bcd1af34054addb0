import { useCallback, useState } from 'react';
import { sentenceOf } from '../../server/failure.js';
import { type Notice, useNotice } from '../notice/notice.js';

type Answer = { readonly error?: unknown };

/** How records of one kind are deleted and brought back, and what is said of it. */
export interface DeletionOf<Row> {
  readonly remove: (row: Row) => Promise<Answer>;
  /** Creates the record again as it was. */
  readonly restore: (row: Row) => Promise<Answer>;
  readonly deleted: (row: Row) => Pick<Notice, 'title' | 'body'>;
  readonly restored: (row: Row) => Pick<Notice, 'title' | 'body'>;
  readonly failed: (failure: unknown) => Pick<Notice, 'title' | 'body'>;
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
  const [candidate, setCandidate] = useState<Row>();
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const ask = useCallback((row: Row) => {
    setFailure(undefined);
    setCandidate(row);
  }, []);
  const undo = async (row: Row) => {
    const { error } = await restore(row);
    if (error) notify({ kind: 'error', title: 'Not brought back', body: sentenceOf(error) });
    else notify({ kind: 'success', ...restored(row) });
  };
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
      notify({
        kind: 'success',
        ...deleted(row),
        action: { label: 'Undo', onAct: () => void undo(row) },
      });
    },
  };
}

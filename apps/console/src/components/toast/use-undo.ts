import { useCallback } from 'react';
import { isFailure, sentenceOf } from '../../api/api-error.js';
import { type Notice, useNotice } from './toast-store.js';

/** What a notice says. */
export type Words = Pick<Notice, 'title' | 'body' | 'about'>;

/** How something that was done is undone. */
export interface WayBack {
  readonly run: () => Promise<{ readonly error?: unknown }>;
  /** What is said once it is undone; undefined where that is seen anyway. */
  readonly restored: Words | undefined;
  /** What is said where it cannot be undone. */
  readonly failed?: string;
}

/** From this status on the server was not able to try: it may be later. */
const SERVER_TROUBLE = 500;

/** Tells that something was done, with Undo; one that did not get through is offered again. */
export function useWayBack(): (done: Words, back: WayBack) => void {
  const notify = useNotice();
  return useCallback(
    (done, { run, restored, failed = 'Not brought back' }) => {
      const undo = async () => {
        const { error } = await run();
        if (error)
          notify({ kind: 'error', title: failed, body: sentenceOf(error), ...(isPassing(error) ? offer : {}) });
        else if (restored) notify({ kind: 'success', ...restored });
      };
      const offer = { action: { label: 'Undo', onAct: () => void undo() } };
      notify({ kind: 'success', ...done, ...offer });
    },
    [notify],
  );
}

function isPassing(error: unknown): boolean {
  return isFailure(error) && (error.status === 0 || error.status >= SERVER_TROUBLE);
}

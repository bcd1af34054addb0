import { useCallback } from 'react';
import { getErrorMessage, isApiError } from '../../api/api-error.js';
import { useMessages } from '../../i18n/messages.js';
import { toastMessages } from './toast.messages.js';
import type { ToastMessage } from './toast.slice.js';
import { type ToastAction, useToast } from './use-toast.js';

/** What a notice says. */
export type ToastText = Pick<ToastMessage, 'title' | 'body' | 'about'>;

/** How something that was done is undone. */
export interface UndoAction {
  readonly run: () => Promise<{ readonly error?: unknown }>;
  /** What is said once it is undone; undefined where that is seen anyway. */
  readonly restored: ToastText | undefined;
  /** What is said where it cannot be undone. */
  readonly failed?: string;
}

/** From this status on the server was not able to try: it may be later. */
const MIN_SERVER_ERROR_STATUS = 500;

/** Tells that something was done, with Undo; one that did not get through is offered again. */
export function useUndo(): (done: ToastText, back: UndoAction) => void {
  const messages = useMessages(toastMessages);
  const notify = useToast();
  return useCallback(
    (done, { run, restored, failed = messages.undoFailed }) => {
      const undo = async () => {
        const { error } = await run();
        if (error)
          notify(
            { kind: 'error', title: failed, body: getErrorMessage(error) },
            isTemporary(error) ? offer : undefined,
          );
        else if (restored) notify({ kind: 'success', ...restored });
      };
      const offer: ToastAction = { label: messages.undo, onAct: () => void undo() };
      notify({ kind: 'success', ...done }, offer);
    },
    [notify, messages.undoFailed, messages.undo],
  );
}

function isTemporary(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= MIN_SERVER_ERROR_STATUS);
}

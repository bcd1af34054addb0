import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type ToastMessage, toastActionTaken, toastAdded } from './toast.slice.js';
import { registerToastAction, runToastAction } from './toast-actions.js';

/** What can be done about a message, once, for instance `Undo`. */
export interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

/** Shows a message; the newest takes the place of the one before, which stays in the list of the notifications. */
export function useToast(): (message: ToastMessage, action?: ToastAction) => void {
  const dispatch = useDispatch();
  return useCallback(
    (message, action) => {
      const added = toastAdded(message, action?.label);
      if (action) registerToastAction(added.payload.id, action.onAct);
      dispatch(added);
    },
    [dispatch],
  );
}

/** Takes the action of a message. */
export function useToastAction(): (id: string) => void {
  const dispatch = useDispatch();
  return useCallback(
    (id) => {
      dispatch(toastActionTaken(id));
      runToastAction(id);
    },
    [dispatch],
  );
}

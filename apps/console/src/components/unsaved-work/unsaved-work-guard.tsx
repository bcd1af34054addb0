import { Text } from '@fluentui/react-components';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '../../i18n/messages.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { unsavedWorkMessages } from './unsaved-work.messages.js';

/** The forms of a page that hold unsaved work; nobody asks on pages without a guard. */
const UnsavedWorkContext = createContext<Set<string>>(new Set());
/** Who is signed out cannot save any more. */
const SIGN_IN_PATH = '/login';

/** Asks before a page is left whose forms hold unsaved work: for another page, another tab of it, or another site. */
export function UnsavedWorkGuard({ children }: { readonly children: ReactNode }) {
  const messages = useMessages(unsavedWorkMessages);
  const { current: unsaved } = useRef(new Set<string>());
  // The router allows one blocker only: it is that of the page, not of each form.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSame = currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
    return unsaved.size > 0 && !isSame && nextLocation.pathname !== SIGN_IN_PATH;
  });
  useEffect(() => {
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [unsaved]);
  return (
    <UnsavedWorkContext value={unsaved}>
      {children}
      {blocker.state === 'blocked' ? (
        <ConfirmDialog
          question={messages.leaveQuestion}
          verb={messages.leave}
          isBusy={false}
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          <Text>{messages.leaveNote}</Text>
        </ConfirmDialog>
      ) : null}
    </UnsavedWorkContext>
  );
}

/** Tells the guard of the page whether a form holds unsaved work. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const unsaved = useContext(UnsavedWorkContext);
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    return () => {
      unsaved.delete(id);
    };
  }, [unsaved, id, isUnsaved]);
}

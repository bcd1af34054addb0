import {
  Link,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components';
import { useCallback } from 'react';

const TOASTER = 'notices';
const TIMEOUT_MS = 5000;

/** News that people may miss without harm. */
export interface Notice {
  readonly title: string;
  readonly body?: string;
  /** An error is read out at once, a success when the reader pauses. */
  readonly kind: 'success' | 'error';
  /** What can be done about it while the notice stands, for instance `Undo`. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** The keys that lead to a notice, so that its action can be reached without a pointer. */
const isWayToNotice = (event: KeyboardEvent) => event.ctrlKey && event.key === 'm';

/** Where notices appear: one at a time, for five seconds, longer while the pointer rests on it or the window is away. */
export function Notices() {
  return (
    <Toaster
      toasterId={TOASTER}
      limit={1}
      timeout={TIMEOUT_MS}
      position="bottom-end"
      pauseOnHover
      pauseOnWindowBlur
      shortcuts={{ focus: isWayToNotice }}
    />
  );
}

/** Shows a notice; the newest takes the place of the one before. */
export function useNotice(): (notice: Notice) => void {
  const { dispatchToast, dismissAllToasts } = useToastController(TOASTER);
  return useCallback(
    ({ title, body, kind, action }) => {
      dismissAllToasts();
      dispatchToast(
        <Toast>
          <ToastTitle
            action={
              action ? (
                <ToastTrigger>
                  <Link as="button" onClick={action.onAct}>
                    {action.label}
                  </Link>
                </ToastTrigger>
              ) : null
            }
          >
            {title}
          </ToastTitle>
          {body ? <ToastBody>{body}</ToastBody> : null}
        </Toast>,
        { intent: kind, politeness: kind === 'error' ? 'assertive' : 'polite' },
      );
    },
    [dispatchToast, dismissAllToasts],
  );
}

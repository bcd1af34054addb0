import {
  Link,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components';
import { type MouseEvent, useEffect } from 'react';
import { hearNotices, type Notice } from './notice.js';

const TOASTER = 'notices';
const TIMEOUT_MS = 5000;

/** The keys that lead to a notice, so that its action can be reached without a pointer. */
const isWayToNotice = (event: KeyboardEvent) => event.ctrlKey && event.key === 'm';

/** Where notices appear: one at a time, for five seconds, longer while the pointer rests on it or the window is away. */
export function Notices() {
  const { dispatchToast, dismissAllToasts } = useToastController(TOASTER);
  useEffect(
    () =>
      hearNotices((notice) => {
        dismissAllToasts();
        dispatchToast(<NoticeToast notice={notice} />, {
          intent: notice.kind,
          politeness: notice.kind === 'error' ? 'assertive' : 'polite',
        });
      }),
    [dispatchToast, dismissAllToasts],
  );
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

/**
 * A pointer leaves the focus where it is: a notice that held it hands it back when it fades, by then perhaps away from
 * a dialog that was opened meanwhile.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function NoticeToast({ notice: { title, body, action } }: { readonly notice: Notice }) {
  return (
    <Toast>
      <ToastTitle
        action={
          action ? (
            <ToastTrigger>
              <Link as="button" onClick={action.onAct} onMouseDown={keepFocus}>
                {action.label}
              </Link>
            </ToastTrigger>
          ) : null
        }
      >
        {title}
      </ToastTitle>
      {body ? <ToastBody>{body}</ToastBody> : null}
    </Toast>
  );
}

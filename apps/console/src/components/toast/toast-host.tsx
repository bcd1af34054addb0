import {
  Button,
  Link,
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  tokens,
  useToastController,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type MouseEvent, useEffect } from 'react';
import { actOn, hearNotices, type KeptNotice, readNotice, useKeptNotices } from './toast-store.js';

const useStyles = makeStyles({
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

const TOASTER = 'notices';
const TIMEOUT_MS = 5000;
/** What can be undone needs the time to be read and thought over. */
const ACTION_TIMEOUT_MS = 10_000;

/** In such a window a dialog takes all of the width. */
const NARROW = window.matchMedia('(max-width: 639px)');

/** The keys that lead to a notice, so that its action can be reached without a pointer. */
const isWayToNotice = (event: KeyboardEvent) => event.ctrlKey && event.key === 'm';

/** The bottom's end; where a dialog is open its next buttons stand there, so they are left free. */
function placeOfNotice(): 'bottom-end' | 'bottom-start' | 'top' {
  if (!document.querySelector('[aria-modal="true"]')) return 'bottom-end';
  return NARROW.matches ? 'top' : 'bottom-start';
}

/** Where notices appear: one at a time, for five seconds, ten with something to do, longer while the pointer rests on it or the window is away. */
export function Notices() {
  const { dispatchToast, dismissAllToasts } = useToastController(TOASTER);
  useEffect(
    () =>
      hearNotices((notice) => {
        // A dialog that closes with what it has done is gone by then.
        setTimeout(() => {
          dismissAllToasts();
          dispatchToast(<NoticeToast notice={notice} />, {
            intent: notice.kind,
            timeout: notice.action ? ACTION_TIMEOUT_MS : TIMEOUT_MS,
            politeness: notice.kind === 'error' ? 'assertive' : 'polite',
            position: placeOfNotice(),
          });
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

function NoticeToast({ notice: { id, title, body } }: { readonly notice: KeptNotice }) {
  const styles = useStyles();
  const action = useKeptNotices().find((kept) => kept.id === id)?.action;
  return (
    <Toast>
      <ToastTitle
        action={{
          className: styles.actions,
          children: (
            <>
              {action ? (
                <ToastTrigger>
                  <Link as="button" onClick={() => actOn(id)} onMouseDown={keepFocus}>
                    {action.label}
                  </Link>
                </ToastTrigger>
              ) : null}
              <ToastTrigger>
                <Button
                  size="small"
                  appearance="transparent"
                  icon={<DismissRegular />}
                  aria-label="Dismiss"
                  onClick={() => readNotice(id)}
                  onMouseDown={keepFocus}
                />
              </ToastTrigger>
            </>
          ),
        }}
      >
        {title}
      </ToastTitle>
      {body ? <ToastBody>{body}</ToastBody> : null}
    </Toast>
  );
}

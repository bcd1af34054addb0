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
import { type MouseEvent, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMessages } from '../../i18n/messages.js';
import { toastMessages } from './toast.messages.js';
import { selectToasts, type ToastRecord, toastRead } from './toast.slice.js';
import { useToastAction } from './use-toast.js';

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
const isToastShortcut = (event: KeyboardEvent) => event.ctrlKey && event.key === 'm';

/** The bottom's end; where a dialog is open its next buttons stand there, so they are left free. */
function resolveToastPosition(): 'bottom-end' | 'bottom-start' | 'top' {
  if (!document.querySelector('[aria-modal="true"]')) return 'bottom-end';
  return NARROW.matches ? 'top' : 'bottom-start';
}

/** Where notices appear: one at a time, for five seconds, ten with something to do, longer while the pointer rests on it or the window is away. */
export function ToastHost() {
  const { dispatchToast, dismissAllToasts } = useToastController(TOASTER);
  const records = useSelector(selectToasts);
  const lastShownId = useRef<string>(undefined);
  useEffect(() => {
    const known = records.findIndex(({ id }) => id === lastShownId.current);
    const fresh = known < 0 ? records : records.slice(0, known);
    lastShownId.current = records[0]?.id;
    for (const record of [...fresh].reverse()) {
      // A dialog that closes with what it has done is gone by then.
      setTimeout(() => {
        dismissAllToasts();
        dispatchToast(<ToastContent record={record} />, {
          intent: record.kind,
          timeout: record.actionLabel ? ACTION_TIMEOUT_MS : TIMEOUT_MS,
          politeness: record.kind === 'error' ? 'assertive' : 'polite',
          position: resolveToastPosition(),
        });
      });
    }
  }, [records, dispatchToast, dismissAllToasts]);
  return (
    <Toaster
      toasterId={TOASTER}
      limit={1}
      timeout={TIMEOUT_MS}
      position="bottom-end"
      pauseOnHover
      pauseOnWindowBlur
      shortcuts={{ focus: isToastShortcut }}
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

function ToastContent({ record: { id, title, body } }: { readonly record: ToastRecord }) {
  const messages = useMessages(toastMessages);
  const styles = useStyles();
  const dispatch = useDispatch();
  const takeAction = useToastAction();
  const actionLabel = useSelector(selectToasts).find((record) => record.id === id)?.actionLabel;
  return (
    <Toast>
      <ToastTitle
        action={{
          className: styles.actions,
          children: (
            <>
              {actionLabel ? (
                <ToastTrigger>
                  <Link as="button" onClick={() => takeAction(id)} onMouseDown={keepFocus}>
                    {actionLabel}
                  </Link>
                </ToastTrigger>
              ) : null}
              <ToastTrigger>
                <Button
                  size="small"
                  appearance="transparent"
                  icon={<DismissRegular />}
                  aria-label={messages.dismiss}
                  onClick={() => dispatch(toastRead(id))}
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

import { Link, Toast, ToastBody, ToastTitle, ToastTrigger, useToastController } from '@fluentui/react-components';
import { useCallback } from 'react';

/** Where notices are shown; its script is loaded beside the first screen. */
export const NOTICE_PLACE = 'notices';

/** News that people may miss without harm. */
export interface Notice {
  readonly title: string;
  readonly body?: string;
  /** An error is read out at once, a success when the reader pauses. */
  readonly kind: 'success' | 'error';
  /** What can be done about it while the notice stands, for instance `Undo`. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** Shows a notice; the newest takes the place of the one before. */
export function useNotice(): (notice: Notice) => void {
  const { dispatchToast, dismissAllToasts } = useToastController(NOTICE_PLACE);
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

import { Toast, ToastBody, Toaster, ToastTitle, useToastController } from '@fluentui/react-components';
import { useCallback } from 'react';

const TOASTER = 'notices';
const TIMEOUT_MS = 5000;

/** News that people may miss without harm. */
export interface Notice {
  readonly title: string;
  readonly body?: string;
  /** An error is read out at once, a success when the reader pauses. */
  readonly kind: 'success' | 'error';
}

/** Where notices appear: one at a time, for five seconds, longer while the pointer rests on it or the window is away. */
export function Notices() {
  return (
    <Toaster toasterId={TOASTER} limit={1} timeout={TIMEOUT_MS} position="bottom-end" pauseOnHover pauseOnWindowBlur />
  );
}

/** Shows a notice; the newest takes the place of the one before. */
export function useNotice(): (notice: Notice) => void {
  const { dispatchToast, dismissAllToasts } = useToastController(TOASTER);
  return useCallback(
    ({ title, body, kind }) => {
      dismissAllToasts();
      dispatchToast(
        <Toast>
          <ToastTitle>{title}</ToastTitle>
          {body ? <ToastBody>{body}</ToastBody> : null}
        </Toast>,
        { intent: kind, politeness: kind === 'error' ? 'assertive' : 'polite' },
      );
    },
    [dispatchToast, dismissAllToasts],
  );
}

import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { DialogFrame } from '../dialog-frame/dialog-frame.js';
import { SubmitButton } from '../dialog-frame/submit-button.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { confirmDialogMessages } from './confirm-dialog.messages.js';

interface ConfirmDialogProps {
  readonly question: string;
  readonly children: ReactNode;
  /** What the button says that goes through with it. */
  readonly verb: string;
  readonly isBusy: boolean;
  /** Why the last try did not succeed. */
  readonly failure?: { readonly title: string; readonly cause: unknown } | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done; whatever closes it but the button leaves everything as it is. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const messages = useMessages(confirmDialogMessages);
  const { question, children, verb, isBusy, failure, onConfirm, onClose } = props;
  return (
    <DialogFrame
      title={question}
      isSmall
      isAlert
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <SubmitButton label={verb} isBusy={isBusy} />
        </>
      }
      onSubmit={() => (isBusy ? undefined : onConfirm())}
      onClose={onClose}
    >
      {children}
      {failure ? <ErrorMessage title={failure.title} failure={failure.cause} /> : null}
    </DialogFrame>
  );
}

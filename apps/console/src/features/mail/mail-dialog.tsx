import { makeStyles, Spinner } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { CloseDialogButton } from '../../components/dialog-frame/close-dialog-button.js';
import { DialogFrame } from '../../components/dialog-frame/dialog-frame.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useFocusTitleOnClose } from '../../components/restore-focus/use-focus-title-on-close.js';
import { useMessages } from '../../i18n/messages.js';
import { mailMessages } from './mail.messages.js';
import type { MailQuery } from './mail-query.js';

const useStyles = makeStyles({
  surface: { maxWidth: '860px', width: 'calc(100vw - 32px)' },
  content: { minHeight: '160px' },
});

interface MailDialogProps {
  readonly title: string;
  /** Whether the title is the subject of the mail. */
  readonly isTitleWritten: boolean;
  /** The call that loads the mail. */
  readonly query: MailQuery<unknown>;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  /** Undefined as long as there is nothing to show. */
  readonly children: ReactNode;
}

/** All that there is to know of one mail. */
export function MailDialog({ title, isTitleWritten, query, onClose, actions, children }: MailDialogProps) {
  const messages = useMessages(mailMessages);
  const styles = useStyles();
  const { currentData, error, isFetching, refetch } = query;
  const closing = useRef<HTMLButtonElement>(null);
  useFocusTitleOnClose();
  useEffect(() => {
    // A button that has done its work goes, and the focus with it: the keyboard stays in the dialog.
    if (document.activeElement === document.body) closing.current?.focus();
  });
  return (
    <DialogFrame
      title={title}
      isTitleWritten={isTitleWritten}
      titleAction={<CloseDialogButton ref={closing} onClose={onClose} />}
      surfaceClass={styles.surface}
      contentClass={styles.content}
      actions={actions}
      onClose={onClose}
    >
      {isFetching && !currentData ? <Spinner label={messages.loading} labelPosition="below" /> : null}
      {error && !isFetching && !currentData ? (
        <ErrorMessage title={messages.failedToLoadThisMail} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {children}
    </DialogFrame>
  );
}

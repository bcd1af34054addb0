import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useFocusTitleOnClose } from '../../components/restore-focus/use-focus-title-on-close.js';
import { useMessages } from '../../i18n/messages.js';
import { mailMessages } from './mail.messages.js';
import type { MailQuery } from './mail-query.js';

const useStyles = makeStyles({
  surface: {
    maxWidth: '860px',
    width: 'calc(100vw - 32px)',
    '@media (max-width: 639px)': { width: '100vw', maxWidth: '100vw', maxHeight: '100dvh', padding: '16px' },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    overflowX: 'hidden',
    minHeight: '160px',
    // What does not fit is scrolled to: nothing becomes lower than its words.
    '& > *': { flexShrink: 0 },
  },
});

interface MailDialogProps {
  readonly title: string;
  /** The call that loads the mail. */
  readonly query: MailQuery<unknown>;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  /** Undefined as long as there is nothing to show. */
  readonly children: ReactNode;
}

/** All that there is to know of one mail. */
export function MailDialog({ title, query, onClose, actions, children }: MailDialogProps) {
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
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={
              <Button
                ref={closing}
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={messages.close}
                onClick={onClose}
              />
            }
          >
            {title}
          </DialogTitle>
          <DialogContent className={styles.content}>
            {isFetching && !currentData ? <Spinner label={messages.loading} labelPosition="below" /> : null}
            {error && !isFetching && !currentData ? (
              <ErrorMessage title={messages.failedToLoadThisMail} failure={error} onRetry={() => void refetch()} />
            ) : null}
            {children}
          </DialogContent>
          {actions ? <DialogActions>{actions}</DialogActions> : null}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

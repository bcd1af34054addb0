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
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

interface DecisionDialogProps {
  readonly question: string;
  readonly children: ReactNode;
  /** What the button says that goes through with it. */
  readonly verb: string;
  readonly isBusy: boolean;
  /** Why the last try did not succeed. */
  readonly failure?: { readonly title: string; readonly cause: unknown } | undefined;
  readonly onDecide: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done with a quotation; whatever closes it but the button leaves the quotation as it is. */
export function DecisionDialog(props: DecisionDialogProps) {
  const messages = useMessages(quotationDetailsMessages);
  const { question, children, verb, isBusy, failure, onDecide, onClose } = props;
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const decide = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    onDecide();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        <form ref={form} noValidate onSubmit={decide}>
          <DialogBody>
            <DialogTitle>{question}</DialogTitle>
            <DialogContent className={styles.content}>
              {children}
              {failure ? <ErrorMessage title={failure.title} failure={failure.cause} /> : null}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{messages.cancel}</Button>
              <Button
                type="submit"
                appearance="primary"
                icon={isBusy ? <Spinner size="tiny" /> : null}
                disabledFocusable={isBusy}
              >
                {verb}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

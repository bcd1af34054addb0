import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { DialogFrame } from '../dialog-frame/dialog-frame.js';
import { SubmitButton } from '../dialog-frame/submit-button.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { formDialogMessages } from './form-dialog.messages.js';

const useStyles = makeStyles({
  wide: { maxWidth: '920px' },
  full: { maxWidth: '1360px', width: 'calc(100vw - 32px)' },
  // In sight however far the fields are scrolled.
  error: { position: 'sticky', bottom: 0, zIndex: 1 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface FormDialogProps {
  readonly title: string;
  readonly intro?: string;
  /** What the button says that saves, for instance `Create Consignment`. */
  readonly submitLabel: string;
  readonly isWide?: boolean;
  /** Whether it takes the window's width: what an entry rests on stands beside the fields. */
  readonly isFull?: boolean;
  readonly isSaving: boolean;
  /** Whether something would be lost by closing. */
  readonly isDirty: boolean;
  /** What is wrong with the entry as a whole; what is wrong with one field stands at the field. */
  readonly message?: string | undefined;
  /** Why the server did not take it. */
  readonly failure?: { readonly title: string; readonly cause: unknown } | undefined;
  /** A second way to save, before the first. */
  readonly secondAction?: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A dialog that a record is entered in. Nothing that was typed is lost without a question. */
export function FormDialog(props: FormDialogProps) {
  const messages = useMessages(formDialogMessages);
  const { title, intro, submitLabel, isWide, isFull, isSaving, isDirty, message, failure, children } = props;
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  /** Where the person was before the question came. */
  const place = useRef<Element>(null);
  const close = () => {
    if (!isDirty || isSaving) {
      props.onClose();
      return;
    }
    place.current = document.activeElement;
    setLeaving(true);
  };
  const stay = () => {
    setLeaving(false);
    const { current } = place;
    const isField = current instanceof HTMLElement && current.matches('input, select, textarea');
    const field = isField ? current : form.current?.querySelector<HTMLElement>('input, select, textarea');
    field?.focus();
  };
  const submit = () => {
    if (isSaving) return;
    setLeaving(false);
    props.onSubmit();
  };
  return (
    <DialogFrame
      title={title}
      surfaceClass={isFull ? styles.full : isWide ? styles.wide : undefined}
      hasFluidActions={isLeaving}
      actions={
        isLeaving ? (
          <DiscardChangesDialog onLeave={props.onClose} onStay={stay} />
        ) : (
          <>
            <Button onClick={close}>{messages.cancel}</Button>
            {props.secondAction}
            <SubmitButton label={submitLabel} isBusy={isSaving} />
          </>
        )
      }
      formRef={form}
      onSubmit={submit}
      onClose={close}
    >
      {intro ? <Text className={styles.quiet}>{intro}</Text> : null}
      {children}
      <div className={styles.error}>
        {message && !failure ? (
          <MessageBar intent="error" politeness="assertive" layout="multiline">
            <MessageBarBody>{message}</MessageBarBody>
          </MessageBar>
        ) : null}
        {failure ? <ErrorMessage title={failure.title} failure={failure.cause} /> : null}
      </div>
    </DialogFrame>
  );
}

function DiscardChangesDialog({ onLeave, onStay }: { readonly onLeave: () => void; readonly onStay: () => void }) {
  const messages = useMessages(formDialogMessages);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <MessageBar intent="warning" politeness="assertive" layout="multiline">
      <MessageBarBody>{messages.discardQuestion}</MessageBarBody>
      <MessageBarActions>
        <Button ref={stay} onClick={onStay}>
          {messages.keepEditing}
        </Button>
        <Button onClick={onLeave}>{messages.discard}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

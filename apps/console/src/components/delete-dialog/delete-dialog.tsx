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
  Text,
  tokens,
} from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { deleteDialogMessages } from './delete-dialog.messages.js';

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

interface DeleteDialogProps {
  /** The specification's question. */
  readonly question: string;
  /** What would be deleted, as people call it. */
  readonly name: string;
  /** What follows from it, as a sentence. */
  readonly consequence?: string;
  readonly isDeleting: boolean;
  /** Why the last try did not succeed. */
  readonly failure?: { readonly title: string; readonly cause: unknown } | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a record is deleted; whatever closes it but the button keeps the record. */
export function DeleteDialog(props: DeleteDialogProps) {
  const messages = useMessages(deleteDialogMessages);
  const { question, name, consequence, isDeleting, failure, onDelete, onClose } = props;
  const styles = useStyles();
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{question}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>{[messages.willBeDeleted(name), consequence, messages.youCanUndo].filter(Boolean).join(' ')}</Text>
            {failure ? <ErrorMessage title={failure.title} failure={failure.cause} /> : null}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{messages.cancel}</Button>
            <Button
              appearance="primary"
              icon={isDeleting ? <Spinner size="tiny" /> : null}
              disabledFocusable={isDeleting}
              onClick={onDelete}
            >
              {messages.delete}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

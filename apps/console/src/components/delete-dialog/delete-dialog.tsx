import { Text } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { deleteDialogMessages } from './delete-dialog.messages.js';

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
  return (
    <ConfirmDialog
      question={question}
      verb={messages.delete}
      isBusy={isDeleting}
      failure={failure}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <Text>{[messages.willBeDeleted(name), consequence, messages.youCanUndo].filter(Boolean).join(' ')}</Text>
    </ConfirmDialog>
  );
}

import { Text } from '@fluentui/react-components';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';

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
  const { question, name, consequence, isDeleting, failure, onDelete, onClose } = props;
  return (
    <ConfirmDialog
      question={question}
      verb="Delete"
      isBusy={isDeleting}
      failure={failure}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <Text>
        {[`${name} will be deleted.`, consequence, 'You can undo it right afterwards.'].filter(Boolean).join(' ')}
      </Text>
    </ConfirmDialog>
  );
}

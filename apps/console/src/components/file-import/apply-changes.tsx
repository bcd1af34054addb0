import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { fileImportMessages } from './file-import.messages.js';

const useStyles = makeStyles({
  reason: { alignSelf: 'center', color: tokens.colorNeutralForeground2 },
});

interface ApplyChangesProps {
  /** What the file would change; undefined before one was compared. */
  readonly preview:
    | {
        readonly new: readonly unknown[];
        readonly changed: readonly unknown[];
        readonly errors: readonly unknown[];
        /** Whether somebody has still to say what a column holds. */
        readonly hasUnknownColumns: boolean;
      }
    | undefined;
  readonly isBusy: boolean;
  readonly onApply: () => void;
}

/** Applies what a file changes; where it cannot, the reason stands beside it. */
export function ApplyChanges({ preview, isBusy, onApply }: ApplyChangesProps) {
  const messages = useMessages(fileImportMessages);
  const styles = useStyles();
  const reasonId = useId();
  const changes = preview ? preview.new.length + preview.changed.length : 0;
  const errors = preview?.errors.length ?? 0;
  const reason = preview?.hasUnknownColumns
    ? messages.columnsToExplainFirst
    : errors > 0
      ? messages.rowsToCorrectFirst(errors)
      : undefined;
  const canApply = reason === undefined && changes > 0;
  return (
    <>
      {reason && !isBusy ? (
        <Text id={reasonId} className={styles.reason}>
          {reason}
        </Text>
      ) : null}
      <Button
        appearance="primary"
        disabledFocusable={!canApply || isBusy}
        aria-describedby={reason && !isBusy ? reasonId : undefined}
        onClick={onApply}
      >
        {canApply ? messages.applyCountedChanges(changes) : messages.applyChanges}
      </Button>
    </>
  );
}

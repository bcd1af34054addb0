import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { fileImportMessages } from './file-import.messages.js';

const useStyles = makeStyles({
  counts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface RowCountsProps {
  readonly preview: {
    readonly new: readonly unknown[];
    readonly changed: readonly unknown[];
    readonly same: number;
    readonly errors: readonly unknown[];
  };
  /** Counts of one kind of file, before the errors. */
  readonly children?: ReactNode;
}

/** How many rows of a file are new, changed, the same, and cannot be taken. */
export function RowCounts({ preview, children }: RowCountsProps) {
  const messages = useMessages(fileImportMessages);
  const styles = useStyles();
  return (
    <div className={styles.counts} role="status">
      <Badge appearance="tint" size="large" color="success">
        {messages.newRows(preview.new.length)}
      </Badge>
      <Badge appearance="tint" size="large" color="brand">
        {messages.changedRows(preview.changed.length)}
      </Badge>
      <Badge appearance="tint" size="large" color="informative">
        {messages.sameRows(preview.same)}
      </Badge>
      {children}
      {preview.errors.length > 0 ? (
        <Badge appearance="tint" size="large" color="danger">
          {messages.rowsWithErrors(preview.errors.length)}
        </Badge>
      ) : null}
    </div>
  );
}

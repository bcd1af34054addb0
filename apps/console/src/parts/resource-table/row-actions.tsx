import { Button, makeStyles, Tooltip, useRestoreFocusTarget } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const TOOLTIP_DELAY_MS = 700;

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginLeft: '-6px' },
});

interface RowActionsProps {
  /** The record as people call it, for instance `HNDL, SJO`; part of the buttons' names. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Further buttons, before the others. */
  readonly children?: ReactNode;
}

/** Edit and delete of one record, each under a name of its own. */
export function RowActions({ name, onEdit, onDelete, children }: RowActionsProps) {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  return (
    <div className={styles.actions}>
      {children}
      <Tooltip content={`Edit ${name}`} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
        <Button appearance="subtle" icon={<EditRegular />} onClick={onEdit} {...restoreFocusTarget} />
      </Tooltip>
      <Tooltip content={`Delete ${name}`} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
        <Button appearance="subtle" icon={<DeleteRegular />} onClick={onDelete} {...restoreFocusTarget} />
      </Tooltip>
    </div>
  );
}

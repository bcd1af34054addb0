import { Button, makeStyles, Tooltip, useRestoreFocusTarget } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { dataTableMessages } from './data-table.messages.js';

const TOOLTIP_DELAY_MS = 700;

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginLeft: '-6px' },
});

interface RowActionsProps {
  /** The record as people call it, for instance `HNDL, SJO`; part of the buttons' names. */
  readonly name: string;
  /** Undefined where the person may not change it. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  /** Further buttons, before the others. */
  readonly children?: ReactNode;
}

/** Edit and delete of one record, each under a name of its own. */
export function RowActions({ name, onEdit, onDelete, children }: RowActionsProps) {
  const messages = useMessages(dataTableMessages);
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mine = actions.current;
    return () => {
      // The record is gone and the keyboard's place with it: the neighbour takes it over.
      if (mine?.contains(document.activeElement)) focusNeighbour(mine);
    };
  }, []);
  return (
    <div ref={actions} className={styles.actions} data-row-actions="">
      {children}
      {onEdit ? (
        <Tooltip content={messages.editName(name)} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
          <Button appearance="subtle" icon={<EditRegular />} onClick={onEdit} {...restoreFocusTarget} />
        </Tooltip>
      ) : null}
      {onDelete ? (
        <Tooltip content={messages.deleteName(name)} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
          <Button appearance="subtle" icon={<DeleteRegular />} onClick={onDelete} {...restoreFocusTarget} />
        </Tooltip>
      ) : null}
    </div>
  );
}

function focusNeighbour(leaving: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-row-actions]')];
  const at = all.indexOf(leaving);
  const neighbour = all[at + 1] ?? all[at - 1];
  requestAnimationFrame(() => {
    const target = neighbour?.isConnected ? neighbour.querySelector('button') : document.getElementById('main');
    target?.focus();
  });
}

import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, ReOrderDotsVertical20Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.js';
import { disclaimersMessages } from './disclaimers.messages.js';

const TOOLTIP_DELAY_MS = 700;

const useStyles = makeStyles({
  handle: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '32px',
    paddingInline: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    cursor: 'grab',
    // A finger scrolls the page; it has the arrows.
    '@media (pointer: coarse)': { display: 'none' },
  },
});

interface MoveButtonsProps {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

/** Moves a disclaimer one place up or down, and the dots by which a pointer drags it. */
export function MoveButtons({ title, isFirst, isLast, onUp, onDown, onDragStart, onDragEnd }: MoveButtonsProps) {
  const messages = useMessages(disclaimersMessages);
  const styles = useStyles();
  const button = (label: string, icon: ReactElement, isDisabled: boolean, onMove: () => void) => (
    <Tooltip content={`${label} ${title}`} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
      <Button appearance="subtle" icon={icon} disabledFocusable={isDisabled} onClick={onMove} />
    </Tooltip>
  );
  return (
    <>
      <span
        className={styles.handle}
        draggable
        aria-hidden="true"
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          // Firefox drags nothing that carries nothing.
          event.dataTransfer.setData('text/plain', title);
          onDragStart();
        }}
        onDragEnd={onDragEnd}
      >
        <ReOrderDotsVertical20Regular />
      </span>
      {button(messages.moveUp, <ArrowUpRegular />, isFirst, onUp)}
      {button(messages.moveDown, <ArrowDownRegular />, isLast, onDown)}
    </>
  );
}

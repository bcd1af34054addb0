import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/messages.js';
import { DisclaimerCard } from './disclaimer-card.js';
import type { DisclaimerRow } from './disclaimers.endpoints.js';
import { disclaimersMessages } from './disclaimers.messages.js';
import { MoveButtons } from './move-buttons.js';
import { useDisclaimerOrder } from './use-disclaimer-order.js';

const useStyles = makeStyles({
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  dragged: { opacity: 0.5 },
  // Where the dragged one comes to stand.
  above: { boxShadow: `0 -4px 0 ${tokens.colorBrandStroke1}` },
  below: { boxShadow: `0 4px 0 ${tokens.colorBrandStroke1}` },
  card: { borderRadius: tokens.borderRadiusMedium },
  said: { color: tokens.colorNeutralForeground2, minHeight: tokens.lineHeightBase300 },
});

interface DisclaimerListProps {
  /** How many there are. */
  readonly counted: string;
  /** All of them, in their order. */
  readonly all: readonly DisclaimerRow[];
  /** Those that are looked at, in the same order. */
  readonly shown: readonly DisclaimerRow[];
  /** Undefined where the person may not change them. */
  readonly onEdit: ((row: DisclaimerRow) => void) | undefined;
  readonly onDelete: ((row: DisclaimerRow) => void) | undefined;
}

/** The disclaimers in their order, which buttons and dragging change. */
export function DisclaimerList({ counted, all, shown, onEdit, onDelete }: DisclaimerListProps) {
  const messages = useMessages(disclaimersMessages);
  const styles = useStyles();
  const order = useDisclaimerOrder(all);
  const pressed = useRef<Element>(null);
  const [said, setSaid] = useState<string>();
  const [dragged, setDragged] = useState<DisclaimerRow>();
  const [overId, setOverId] = useState<number>();
  useLayoutEffect(() => {
    // A card that changes its place loses the keyboard on the way.
    const isLost = shown.length > 0 && document.activeElement === document.body;
    if (isLost && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [shown]);
  const move = async (row: DisclaimerRow, target: DisclaimerRow | undefined) => {
    if (!target || target.id === row.id || order.isMoving) return;
    pressed.current = document.activeElement;
    setSaid(await order.move(row, target));
  };
  const endDrag = () => {
    setDragged(undefined);
    setOverId(undefined);
  };
  const dragOver = (event: DragEvent, row: DisclaimerRow) => {
    if (!dragged) return;
    event.preventDefault();
    if (overId !== row.id) setOverId(row.id);
  };
  const drop = (event: DragEvent, row: DisclaimerRow) => {
    event.preventDefault();
    if (dragged) void move(dragged, row);
    endDrag();
  };
  const edgeOf = (at: number) => {
    if (!dragged || shown[at]?.id !== overId || overId === dragged.id) return undefined;
    return shown.indexOf(dragged) > at ? styles.above : styles.below;
  };
  return (
    <>
      <Text className={styles.said} role="status">
        {onEdit ? `${counted}. ${said ?? messages.orderExplanation}` : counted}
      </Text>
      <ul className={styles.cards} aria-label={messages.disclaimers}>
        {shown.map((row, at) => (
          <li
            key={row.id}
            className={mergeClasses(styles.card, row.id === dragged?.id && styles.dragged, edgeOf(at))}
            onDragOver={(event) => dragOver(event, row)}
            onDrop={(event) => drop(event, row)}
          >
            <DisclaimerCard
              row={row}
              movers={
                onEdit ? (
                  <MoveButtons
                    title={row.title}
                    isFirst={at === 0}
                    isLast={at === shown.length - 1}
                    onUp={() => void move(row, shown[at - 1])}
                    onDown={() => void move(row, shown[at + 1])}
                    onDragStart={() => setDragged(row)}
                    onDragEnd={endDrag}
                  />
                ) : null
              }
              onEdit={onEdit && (() => onEdit(row))}
              onDelete={onDelete && (() => onDelete(row))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

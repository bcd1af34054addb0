import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DismissRegular, PrintRegular } from '@fluentui/react-icons';
import type { RefObject } from 'react';
import type { Neighbours } from './use-neighbours.js';
import { usePrintStyles } from './use-print-styles.js';

const useStyles = makeStyles({ tools: { display: 'flex', alignItems: 'center' } });

interface DialogToolsProps {
  readonly neighbours: Neighbours;
  readonly closing: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The way to the next quotations, onto paper, and out. */
export function DialogTools({ neighbours, closing, onClose }: DialogToolsProps) {
  const styles = useStyles();
  const { screenOnly } = usePrintStyles();
  const { newer, older, open } = neighbours;
  const step = (id: number | undefined) => (id === undefined ? undefined : open(id));
  return (
    <div className={screenOnly}>
      <div className={styles.tools}>
        <Button
          appearance="subtle"
          icon={<ArrowUpRegular />}
          aria-label="Previous quotation"
          aria-keyshortcuts="Alt+ArrowUp"
          title="Previous quotation (Alt+↑)"
          disabledFocusable={newer === undefined}
          onClick={() => step(newer)}
        />
        <Button
          appearance="subtle"
          icon={<ArrowDownRegular />}
          aria-label="Next quotation"
          aria-keyshortcuts="Alt+ArrowDown"
          title="Next quotation (Alt+↓)"
          disabledFocusable={older === undefined}
          onClick={() => step(older)}
        />
        <Button
          appearance="subtle"
          icon={<PrintRegular />}
          aria-label="Print quotation"
          title="Print quotation"
          onClick={() => window.print()}
        />
        <Button ref={closing} appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={onClose} />
      </div>
    </div>
  );
}

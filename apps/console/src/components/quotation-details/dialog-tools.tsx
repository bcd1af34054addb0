import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DismissRegular, PrintRegular } from '@fluentui/react-icons';
import type { RefObject } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
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
  const messages = useMessages(quotationDetailsMessages);
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
          aria-label={messages.previousQuotation}
          aria-keyshortcuts="Alt+ArrowUp"
          title={messages.previousQuotationAlt}
          disabledFocusable={newer === undefined}
          onClick={() => step(newer)}
        />
        <Button
          appearance="subtle"
          icon={<ArrowDownRegular />}
          aria-label={messages.nextQuotation}
          aria-keyshortcuts="Alt+ArrowDown"
          title={messages.nextQuotationAlt}
          disabledFocusable={older === undefined}
          onClick={() => step(older)}
        />
        <Button
          appearance="subtle"
          icon={<PrintRegular />}
          aria-label={messages.printQuotation}
          title={messages.printQuotation}
          onClick={() => window.print()}
        />
        <Button
          ref={closing}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={messages.close}
          onClick={onClose}
        />
      </div>
    </div>
  );
}

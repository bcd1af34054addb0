import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  Spinner,
} from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { useFocusTitleOnClose } from '../restore-focus/use-focus-title-on-close.js';
import { ApprovedBeforeBar } from './approved-before-bar.js';
import { CorrectionDialog } from './correction-dialog.js';
import { DetailsContent } from './details-content.js';
import { DialogTools } from './dialog-tools.js';
import { LineDialog } from './line-dialog.js';
import { NoteDialog } from './note-dialog.js';
import { OutcomeDialog } from './outcome-dialog.js';
import { QuotationActions } from './quotation-actions.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { useDisplayedQuotation } from './use-displayed-quotation.js';
import { useNeighbours } from './use-neighbours.js';
import { usePrintStyles } from './use-print-styles.js';
import { useRevisionParam } from './use-revision-param.js';

const useStyles = makeStyles({
  surface: {
    maxWidth: '960px',
    width: 'calc(100vw - 32px)',
    '@media (max-width: 767px)': { width: '100vw', maxWidth: '100vw', maxHeight: '100dvh', padding: '16px' },
  },
  body: { '@media (max-width: 767px)': { maxHeight: 'calc(100dvh - 32px)' } },
  content: { overflowX: 'hidden', minHeight: '160px' },
  wait: { display: 'grid', placeItems: 'center', minHeight: '240px' },
});

const EDIT_DIALOGS = { values: CorrectionDialog, line: LineDialog, outcome: OutcomeDialog, note: NoteDialog } as const;

interface QuotationDetailsDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** All that there is to know of one quotation, and what can be done with it; the list's next ones are a key away. */
export function QuotationDetailsDialog({ id, onClose }: QuotationDetailsDialogProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const print = usePrintStyles();
  const closing = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [approvedBefore, setApprovedBefore] = useState<number>();
  const [editing, setEditing] = useState<keyof typeof EDIT_DIALOGS>();
  const [revision, showRevision] = useRevisionParam();
  const { details, error, isFetching, refetch } = useDisplayedQuotation(id, revision);
  const neighbours = useNeighbours(id);
  useFocusTitleOnClose();
  useEffect(() => {
    // Another quotation is read from its beginning.
    if (id) content.current?.scrollTo({ top: 0 });
  }, [id]);
  if (editing && details) {
    const EditDialog = EDIT_DIALOGS[editing];
    return <EditDialog details={details} onClose={() => setEditing(undefined)} />;
  }
  const step = (event: KeyboardEvent) => {
    const next = event.key === 'ArrowUp' ? neighbours.newer : event.key === 'ArrowDown' ? neighbours.older : undefined;
    if (!event.altKey || next === undefined) return;
    event.preventDefault();
    neighbours.open(next);
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={mergeClasses(styles.surface, print.paper)} onKeyDown={step}>
        <DialogBody className={mergeClasses(styles.body, print.flow)}>
          <DialogTitle action={<DialogTools neighbours={neighbours} closing={closing} onClose={onClose} />}>
            {messages.professionalQuotationDetails}
          </DialogTitle>
          <DialogContent ref={content} className={mergeClasses(styles.content, print.flow)}>
            {approvedBefore === undefined || approvedBefore === id ? null : (
              <ApprovedBeforeBar id={approvedBefore} onDone={() => closing.current?.focus()} />
            )}
            {isFetching && !details ? (
              <div className={styles.wait}>
                <Spinner label={messages.loadingQuotationDetails} labelPosition="below" />
              </div>
            ) : null}
            {!details && !isFetching ? (
              <ErrorMessage
                title={messages.failedToLoadQuotationDetails}
                failure={error}
                onRetry={() => void refetch()}
              />
            ) : null}
            {details ? (
              <DetailsContent
                details={details}
                isOld={revision !== undefined}
                onRevision={showRevision}
                onAssigned={() => closing.current?.focus()}
                onChangeLine={() => setEditing('line')}
                onOutcome={() => setEditing('outcome')}
                onNote={() => setEditing('note')}
              />
            ) : null}
          </DialogContent>
          {details && revision === undefined ? (
            <QuotationActions
              key={id}
              details={details}
              onEdit={() => setEditing('values')}
              onDone={() => closing.current?.focus()}
              onNext={(next) => {
                setApprovedBefore(id);
                neighbours.open(next);
                closing.current?.focus();
              }}
            />
          ) : null}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

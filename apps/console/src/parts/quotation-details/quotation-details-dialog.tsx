import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useClosingFocus } from '../closing-focus/use-closing-focus.js';
import { FailureBar } from '../failure-bar/failure-bar.js';
import { Approval } from './approval.js';
import { DetailsContent } from './details-content.js';
import { useWatchedDetails } from './use-watched-details.js';

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

interface QuotationDetailsDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** All that there is to know of one quotation, and its approval where it waits for a person. */
export function QuotationDetailsDialog({ id, onClose }: QuotationDetailsDialogProps) {
  const styles = useStyles();
  const closing = useRef<HTMLButtonElement>(null);
  const { details, error, isFetching, refetch } = useWatchedDetails(id);
  useClosingFocus();
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              <Button
                ref={closing}
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label="Close"
                onClick={onClose}
              />
            }
          >
            Professional Quotation Details
          </DialogTitle>
          <DialogContent className={styles.content}>
            {isFetching && !details ? (
              <div className={styles.wait}>
                <Spinner label="Loading quotation details..." labelPosition="below" />
              </div>
            ) : null}
            {!details && !isFetching ? (
              <FailureBar title="Failed to load quotation details" failure={error} onRetry={() => void refetch()} />
            ) : null}
            {details ? <DetailsContent details={details} /> : null}
          </DialogContent>
          {details?.status === 'pending' ? (
            <DialogActions fluid>
              <Approval details={details} onApproved={() => closing.current?.focus()} />
            </DialogActions>
          ) : null}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

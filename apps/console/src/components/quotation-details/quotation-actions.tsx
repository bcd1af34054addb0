import { Button, DialogActions, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArchiveRegular,
  ArrowUndoRegular,
  CalculatorRegular,
  EditRegular,
  MailArrowForwardRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { getErrorMessage } from '../../api/api-error.js';
import { useMessages } from '../../i18n/messages.js';
import { ForRole } from '../for-role/for-role.js';
import { useToast } from '../toast/use-toast.js';
import { Approval } from './approval.js';
import { DismissDialog } from './dismiss-dialog.js';
import { HandOverButton } from './hand-over-button.js';
import { useReopenQuotationMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { RepriceDialog } from './reprice-dialog.js';
import { ResendDialog } from './resend-dialog.js';
import { TakeBackButton } from './take-back-button.js';
import { usePrintStyles } from './use-print-styles.js';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexGrow: 1,
    gap: tokens.spacingHorizontalM,
  },
});

interface QuotationActionsProps {
  readonly details: QuotationDetails;
  readonly onEdit: () => void;
  /** The pressed button goes away, so the focus has to go somewhere else. */
  readonly onDone: () => void;
  /** Opens the next one. */
  readonly onNext: (id: number) => void;
}

/** What can be done with a quotation as it stands, for people who work on quotations. */
export function QuotationActions(props: QuotationActionsProps) {
  return (
    <ForRole needed="operator">
      <ActionButtons {...props} />
    </ForRole>
  );
}

function ActionButtons({ details, onEdit, onDone, onNext }: QuotationActionsProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const { screenOnly } = usePrintStyles();
  const notify = useToast();
  const [reopen, reopening] = useReopenQuotationMutation();
  const [asked, setAsked] = useState<'set-aside' | 'resend' | 'reprice'>();
  const { id, status } = details;
  const bringBack = async () => {
    const { error } = await reopen({ id });
    if (error) {
      notify({ kind: 'error', title: messages.quotationNotReopened, body: getErrorMessage(error) });
      return;
    }
    onDone();
  };
  const common = (
    <>
      <Button
        icon={<CalculatorRegular />}
        title={messages.priceAgainFromTodaysTariff}
        onClick={() => setAsked('reprice')}
      >
        {messages.reprice}
      </Button>
      {(details.shipments ?? []).length > 1 ? null : (
        <Button icon={<EditRegular />} onClick={onEdit}>
          {messages.editAndRecalculate}
        </Button>
      )}
    </>
  );
  return (
    <DialogActions fluid className={screenOnly}>
      {status === 'pending' ? (
        <Approval details={details} onApproved={onDone} onNext={onNext}>
          <Button icon={<ArchiveRegular />} onClick={() => setAsked('set-aside')}>
            {messages.setAside}
          </Button>
          {details.parsedRequirements.originalEmail.channel === 'phone' ? (
            <HandOverButton details={details} onDone={onDone} />
          ) : null}
          {common}
        </Approval>
      ) : (
        <div className={styles.row}>
          {common}
          {status === 'completed' ? <TakeBackButton details={details} onDone={onDone} /> : null}
          {status === 'sent' ? (
            <Button icon={<MailArrowForwardRegular />} onClick={() => setAsked('resend')}>
              {messages.resend}
            </Button>
          ) : null}
          {status === 'dismissed' ? (
            <Button
              appearance="primary"
              icon={<ArrowUndoRegular />}
              disabledFocusable={reopening.isLoading}
              onClick={() => void bringBack()}
            >
              {messages.reopen}
            </Button>
          ) : null}
        </div>
      )}
      {asked === 'set-aside' ? (
        <DismissDialog details={details} onDone={onDone} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked === 'reprice' ? <RepriceDialog details={details} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'resend' ? (
        <ResendDialog details={details} onDone={onDone} onClose={() => setAsked(undefined)} />
      ) : null}
    </DialogActions>
  );
}

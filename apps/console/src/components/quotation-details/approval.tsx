import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { ArrowForwardRegular, SendRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { extractMailDomain } from '../../../../../domain/customers/mail-domain.js';
import { getErrorMessage, isApiError } from '../../api/api-error.js';
import { useMessages } from '../../i18n/messages.js';
import { useSendQuotationMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { useApprovalNotice } from './use-approval-notice.js';
import { useNextHeld } from './use-neighbours.js';

const DOMAIN_REASONS: readonly string[] = ['domain-unknown', 'domain-not-approved'];

const useStyles = makeStyles({
  approval: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexGrow: 1 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
  },
});

interface ApprovalProps {
  readonly details: QuotationDetails;
  /** What else can be done with it. */
  readonly children: ReactNode;
  /** The button goes away with the approval, so the focus has to go somewhere else. */
  readonly onApproved: () => void;
  /** Opens the next one. */
  readonly onNext: (id: number) => void;
}

/** Lets a held quotation go, and where its domain held it, the domain's next ones too. */
export function Approval({ details, children, onApproved, onNext }: ApprovalProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const tell = useApprovalNotice();
  const next = useNextHeld(details.id);
  const [send, { isLoading, error }] = useSendQuotationMutation();
  const [isRecognized, setRecognized] = useState(false);
  /** Whether the server refused the domain as open to anybody, so that its mailbox is proposed. */
  const [isMailboxOnly, setMailboxOnly] = useState(false);
  const domain = extractMailDomain(details.clientEmail);
  // A customer on the phone may have none; the PDF is handed over then.
  const isWithoutMailbox = details.clientEmail === '' && details.parsedRequirements.originalEmail.channel === 'phone';
  const isHeldForDomain = details.gate.reasons.some(({ code }) => DOMAIN_REASONS.includes(code));
  const approve = async (goesOn: boolean) => {
    const answer = await send({
      id: details.id,
      revision: details.revision,
      undoable: true,
      ...(isMailboxOnly ? { approveMailbox: isRecognized } : { approveDomain: isRecognized }),
    });
    if (answer.error) {
      if (proposesMailbox(answer.error)) {
        setMailboxOnly(true);
        setRecognized(false);
      }
      return;
    }
    if (goesOn && next !== undefined) onNext(next);
    else onApproved();
    tell(answer.data);
  };
  return (
    <div className={styles.approval}>
      {error ? (
        <MessageBar intent="error" politeness="assertive" layout="multiline">
          <MessageBarBody>{getErrorMessage(error)}</MessageBarBody>
        </MessageBar>
      ) : null}
      {isHeldForDomain && domain ? (
        <div className={styles.row}>
          <Checkbox
            label={
              isMailboxOnly
                ? messages.alsoApproveTheMailbox(details.clientEmail)
                : messages.alsoApproveTheDomain(domain)
            }
            checked={isRecognized}
            onChange={(_event, { checked }) => setRecognized(checked === true)}
          />
        </div>
      ) : null}
      <div className={styles.row}>
        {children}
        {isWithoutMailbox || next === undefined ? null : (
          <Button icon={<ArrowForwardRegular />} disabledFocusable={isLoading} onClick={() => void approve(true)}>
            {messages.approveAndNext}
          </Button>
        )}
        {isWithoutMailbox ? null : (
          <Button
            appearance="primary"
            icon={isLoading ? <Spinner size="tiny" aria-hidden="true" /> : <SendRegular />}
            disabledFocusable={isLoading}
            onClick={() => void approve(false)}
          >
            {messages.approveAndSend}
          </Button>
        )}
      </div>
    </div>
  );
}

function proposesMailbox(failure: unknown): boolean {
  return isApiError(failure) && (failure.details ?? []).some(({ field }) => field === 'approveMailbox');
}

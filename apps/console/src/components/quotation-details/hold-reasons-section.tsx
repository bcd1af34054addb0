import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import type { HoldReasonView, LedgerEntryView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import type { LedgerAssignment } from '../evidence-text/left-over-menu.js';
import { formatAmounts } from '../format/format-figures.js';
import { DetailsSection } from './details-section.js';
import { LeftOverList } from './left-over-list.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

const useStyles = makeStyles({
  reasons: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    listStyleType: 'none',
    padding: 0,
  },
  remedy: { display: 'block' },
});

interface HoldReasonsSectionProps {
  /** Whether the quotation still needs review. */
  readonly isWaiting: boolean;
  readonly reasons: readonly HoldReasonView[];
  readonly ledger: readonly LedgerEntryView[];
  /** Undefined where nothing can be said about left-over words any more. */
  readonly assignment: LedgerAssignment | undefined;
}

/** Why a quotation does not leave by itself and, while it waits, what a person can do about each reason. */
export function HoldReasonsSection({ isWaiting, reasons, ledger, assignment }: HoldReasonsSectionProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  return (
    <DetailsSection title={isWaiting ? messages.reasonsForManualReview : messages.whyItWasHeld}>
      <ul className={styles.reasons}>
        {reasons.map(({ code, message, remedy }) => (
          <li key={`${code} ${message}`}>
            <MessageBar intent={isWaiting ? 'warning' : 'info'} layout="multiline" politeness="polite">
              <MessageBarBody>
                <MessageBarTitle>{formatAmounts(message)}</MessageBarTitle>
                {isWaiting ? <span className={styles.remedy}>{remedy}</span> : null}
              </MessageBarBody>
            </MessageBar>
          </li>
        ))}
      </ul>
      <LeftOverList ledger={ledger} assignment={assignment} />
    </DetailsSection>
  );
}

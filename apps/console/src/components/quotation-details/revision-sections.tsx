import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { describeState } from '../../components/status-badge/describe-state.js';
import { useMessages } from '../../i18n/messages.js';
import { describeOutcome } from '../commercial-outcome/describe-outcome.js';
import { formatDateTime, formatUsd } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import type { CorrectionView, QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, listStyleType: 'none', padding: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  changes: { paddingLeft: '20px', color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface RevisionsSectionProps {
  readonly details: QuotationDetails;
  /** Undefined shows the newest. */
  readonly onRevision: (revision: number | undefined) => void;
}

/** The states that a quotation was in, and what people corrected in each. */
export function RevisionsSection({ details, onRevision }: RevisionsSectionProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const { revisions, corrections } = details;
  const newest = revisions[0]?.revision;
  return (
    <DetailsSection title={messages.revisions}>
      <ol className={styles.list}>
        {revisions.map(({ revision, createdAt, quoteAmount, status, commercialOutcome }) => (
          <li key={revision}>
            <div className={styles.line}>
              <strong>{messages.revision(revision)}</strong>
              <Text className={styles.quiet}>
                {[
                  formatUsd(quoteAmount),
                  describeState(status),
                  ...(commercialOutcome ? [describeOutcome(commercialOutcome)] : []),
                  formatDateTime(createdAt),
                ].join(', ')}
              </Text>
              {revision === details.revision ? (
                <Text className={styles.quiet}>{messages.shownHere}</Text>
              ) : (
                <Button
                  size="small"
                  aria-label={messages.showRevision(revision)}
                  onClick={() => onRevision(revision === newest ? undefined : revision)}
                >
                  {messages.show}
                </Button>
              )}
            </div>
            <CorrectionList corrections={corrections.filter((one) => one.revision === revision)} />
          </li>
        ))}
      </ol>
    </DetailsSection>
  );
}

function CorrectionList({ corrections }: { readonly corrections: readonly CorrectionView[] }) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  if (corrections.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {corrections.map(({ field, label, asReadText, correctedText, actor, at }) => (
        <li key={field}>{messages.correction(label, asReadText, correctedText, actor, formatDateTime(at))}</li>
      ))}
    </ul>
  );
}

/** Says that an older revision is shown, and leads to the newest. */
export function OldRevisionBar({ details, onRevision }: RevisionsSectionProps) {
  const messages = useMessages(quotationDetailsMessages);
  return (
    <MessageBar intent="warning" layout="multiline" politeness="polite">
      <MessageBarBody>{messages.olderRevisionShown(details.revision)}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => onRevision(undefined)}>{messages.showTheNewest}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** Says why a quotation was set aside. */
export function DismissedBar({ setAside }: { readonly setAside: QuotationDetails['setAside'] }) {
  const messages = useMessages(quotationDetailsMessages);
  return (
    <MessageBar intent="info" layout="multiline" politeness="polite">
      <MessageBarBody>
        {setAside ? (
          <>
            {messages.setAsideBy(setAside.actor, formatDateTime(setAside.at))}{' '}
            <span translate="no">{setAside.reason}</span>
          </>
        ) : (
          messages.thisQuotationWasSetAside
        )}
      </MessageBarBody>
    </MessageBar>
  );
}

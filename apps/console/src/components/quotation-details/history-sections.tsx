import { makeStyles, tokens } from '@fluentui/react-components';
import { describeState } from '../../components/status-badge/describe-state.js';
import { useMessages } from '../../i18n/messages.js';
import { formatDateTime } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import type { QuotationEvent } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingLeft: '20px' },
  time: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** What a clerk should know of the reading: conflicts and doubts. */
export function WarningsSection({ warnings }: { readonly warnings: readonly string[] }) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  return (
    <DetailsSection title={messages.pleaseCheck}>
      <ul className={styles.list}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </DetailsSection>
  );
}

/** What happened, and when. */
export function EventsSection({ events }: { readonly events: readonly QuotationEvent[] }) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  return (
    <DetailsSection title={messages.history}>
      <ol className={styles.list}>
        {events.map(({ at, action, details, actor }) => (
          <li key={`${at} ${action}`}>
            <strong>{action}</strong> {details}{' '}
            <span className={styles.time}>{[describeState(actor), formatDateTime(at)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ol>
    </DetailsSection>
  );
}

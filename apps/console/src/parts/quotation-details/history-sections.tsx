import { makeStyles, tokens } from '@fluentui/react-components';
import type { AssumptionView } from '../../server/wire.js';
import { dateAndTime } from '../figures/figures.js';
import { fieldName } from '../highlighted-words/words-read.js';
import { DetailsSection } from './details-section.js';
import type { QuotationEvent } from './quotation-details.endpoints.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingLeft: '20px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  time: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** What the quotation takes for granted because the request does not say. */
export function AssumptionsSection({ assumptions }: { readonly assumptions: readonly AssumptionView[] }) {
  const styles = useStyles();
  return (
    <DetailsSection title="Assumptions">
      <ul className={styles.list}>
        {assumptions.map(({ field, value, reason }) => (
          <li key={field}>
            <strong>{`${fieldName(field)}: ${value}.`}</strong> <span className={styles.quiet}>{reason}</span>
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}

/** What a clerk should know of the reading: conflicts and doubts. */
export function WarningsSection({ warnings }: { readonly warnings: readonly string[] }) {
  const styles = useStyles();
  return (
    <DetailsSection title="Please check">
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
  const styles = useStyles();
  return (
    <DetailsSection title="History">
      <ol className={styles.list}>
        {events.map(({ at, action, details, actor }) => (
          <li key={`${at} ${action}`}>
            <strong>{action}</strong> {details}{' '}
            <span className={styles.time}>{[actor, dateAndTime(at)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ol>
    </DetailsSection>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { AssumptionView, MissingRateView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { formatFieldName } from '../evidence-text/evidence-segments.js';
import { formatFigures } from '../format/format-figures.js';
import { assumptionsMessages } from './assumptions.messages.js';
import { formatAssumedValue } from './format-assumed-value.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingLeft: '20px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface AssumptionListProps {
  readonly assumptions: readonly AssumptionView[];
  readonly missing: readonly MissingRateView[];
}

/** What a price takes for granted because the request does not say, and what the tariff lacks for it. */
export function AssumptionList({ assumptions, missing }: AssumptionListProps) {
  const messages = useMessages(assumptionsMessages);
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {assumptions.map(({ field, value, reason }) => (
        <li key={field}>
          <strong>{`${formatFieldName(field)}: ${formatAssumedValue(value)}.`}</strong>{' '}
          <span className={styles.quiet}>{formatFigures(reason)}</span>
        </li>
      ))}
      {missing.map(({ serviceCode, reason }) => (
        <li key={serviceCode}>
          <strong>{messages.noRateFor(serviceCode)}</strong> <span className={styles.quiet}>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { formatDecimal } from '../../../components/format/format.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import type { LogPage } from './activity-logs.endpoints.js';
import { activityLogsMessages } from './activity-logs.messages.js';

function getLines() {
  const messages = getMessages(activityLogsMessages);
  return [
    ['total', messages.totalEntries],
    ['success', messages.success],
    ['failure', messages.failure],
    ['warning', messages.warning],
    ['info', messages.info],
    ['email', messages.email],
    ['quotation', messages.quotation],
    ['error', messages.error],
    ['system', messages.system],
  ] as const;
}

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  value: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface LogSummaryCardProps {
  readonly counts: LogPage['counts'] | undefined;
  readonly hasFilters: boolean;
}

/** What the entries come to, by status and by category. */
export function LogSummaryCard({ counts, hasFilters }: LogSummaryCardProps) {
  const messages = useMessages(activityLogsMessages);
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.logSummary}</h2>
      <dl className={styles.list}>
        {getLines().map(([key, label]) => (
          <div key={key}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.value}>{counts ? formatDecimal(counts[key], 0) : '—'}</dd>
          </div>
        ))}
      </dl>
      <Text size={200} className={styles.quiet}>
        {hasFilters ? messages.countsOfFilteredEntries : messages.countsOfAllEntries}
      </Text>
    </Card>
  );
}

import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { formatDateTime, formatDecimal } from '../../../components/format/format.js';
import { useMessages } from '../../../i18n/messages.js';
import type { CoreRulesView } from './core-rules.endpoints.js';
import { coreRulesMessages } from './core-rules.messages.js';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    listStyleType: 'none',
    padding: 0,
  },
  card: { height: '100%', boxSizing: 'border-box', padding: '20px', gap: tokens.spacingVerticalS },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  value: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums' },
  // A date is longer than a figure and stays on one line.
  moment: { ...typographyStyles.subtitle2, lineHeight: tokens.lineHeightBase500, fontVariantNumeric: 'tabular-nums' },
});

/** How many rules there are, how they fare, and when that was found. */
export function RuleCounters({ counters }: { readonly counters: CoreRulesView['counters'] }) {
  const messages = useMessages(coreRulesMessages);
  const styles = useStyles();
  const cards = [
    [messages.total, formatDecimal(counters.total, 0)],
    [messages.active, formatDecimal(counters.active, 0)],
    [messages.warnings, formatDecimal(counters.warnings + counters.errors, 0)],
    [messages.lastChecked, formatDateTime(counters.lastChecked)],
  ] as const;
  return (
    <ul className={styles.grid} aria-label={messages.counters}>
      {cards.map(([label, value]) => (
        <li key={label}>
          <Card className={styles.card}>
            <h2 className={styles.label}>{label}</h2>
            <Text className={label === messages.lastChecked ? styles.moment : styles.value}>{value}</Text>
          </Card>
        </li>
      ))}
    </ul>
  );
}

import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDown16Regular, ArrowRight16Regular, ArrowUp16Regular } from '@fluentui/react-icons';
import { useMessages } from '../../i18n/messages.js';
import { dashboardMessages } from './dashboard.messages.js';
import type { SummaryKpi } from './summary-kpis.js';

const ARROWS = {
  up: <ArrowUp16Regular aria-hidden="true" />,
  down: <ArrowDown16Regular aria-hidden="true" />,
  same: <ArrowRight16Regular aria-hidden="true" />,
  unknown: null,
} as const;

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    listStyleType: 'none',
    padding: 0,
  },
  card: {
    height: '100%',
    boxSizing: 'border-box',
    padding: '20px',
    gap: tokens.spacingVerticalS,
    '@media (max-width: 639px)': { padding: '16px' },
  },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  // Two cards stand side by side on a telephone: there a sum of money is smaller, not broken.
  value: {
    ...typographyStyles.title2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media (max-width: 639px)': { fontSize: 'clamp(16px, 4.8vw, 28px)' },
  },
  change: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The four figures of the dashboard, each against the period before. */
export function SummaryCards({ kpis }: { readonly kpis: readonly SummaryKpi[] }) {
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  return (
    <ul className={styles.grid} aria-label={messages.summary}>
      {kpis.map(({ id, label, value, change, direction, note }) => (
        <li key={id}>
          <Card className={styles.card}>
            <h2 className={styles.label}>{label}</h2>
            <Text className={styles.value}>{value}</Text>
            <Text size={200} className={styles.change}>
              {ARROWS[direction]}
              <strong>{change}</strong>
              <span className={styles.quiet}>{note}</span>
            </Text>
          </Card>
        </li>
      ))}
    </ul>
  );
}

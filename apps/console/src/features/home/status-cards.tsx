import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle24Regular, Clock24Regular, Globe24Regular, Target24Regular } from '@fluentui/react-icons';
import { useSystemInformationQuery } from '../../api/system-information.endpoints.js';
import { Surface } from '../../components/surface/surface.js';
import { useMessages } from '../../i18n/messages.js';
import { homeMessages } from './home.messages.js';
import { computeStatusKpis } from './status-kpis.js';

const ICONS = [CheckmarkCircle24Regular, Clock24Regular, Globe24Regular, Target24Regular];

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    listStyleType: 'none',
    padding: 0,
  },
  card: { height: '100%', boxSizing: 'border-box', padding: '20px', gap: tokens.spacingVerticalXS },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', color: tokens.colorBrandForeground1 },
  label: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground2 },
  stated: typographyStyles.title1,
  quiet: { color: tokens.colorNeutralForeground2 },
  measured: {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...typographyStyles.caption1,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The four status cards: fixed texts, and what the last 30 days measured. */
export function StatusCards() {
  const messages = useMessages(homeMessages);
  const styles = useStyles();
  const { data } = useSystemInformationQuery();
  return (
    <ul className={styles.grid} aria-label={messages.status}>
      {computeStatusKpis(data?.last30Days).map(({ label, stated, note, measured }, index) => {
        const Icon = ICONS[index] ?? Target24Regular;
        return (
          <li key={label}>
            <Surface className={styles.card}>
              <div className={styles.head}>
                <h3 className={styles.label}>{label}</h3>
                <Icon aria-hidden="true" />
              </div>
              <Text className={styles.stated}>{stated}</Text>
              <Text className={styles.quiet}>{note}</Text>
              <div className={styles.measured}>
                <span className={styles.quiet}>{messages.last30Days}</span>
                <span>{measured}</span>
              </div>
            </Surface>
          </li>
        );
      })}
    </ul>
  );
}

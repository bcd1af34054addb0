import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { RouterLink } from '../../components/router-link/router-link.js';
import { SettingsCard } from './settings-card.js';

const useStyles = makeStyles({
  term: { ...typographyStyles.body1Strong, margin: 0 },
  words: { margin: 0, marginBottom: tokens.spacingVerticalM, color: tokens.colorNeutralForeground2 },
});

const EXPLANATIONS = [
  [
    'Auto-response delay',
    'A reply is held in the outbox for so many minutes before it leaves. Until then it can be cancelled: the quotation then needs manual review.',
  ],
  [
    'Data Retention',
    'Once an hour, log entries, received mail that came to no quotation, and notification mails are deleted when they are older. Quotations, their mail and their replies stay.',
  ],
  ['Hold above', 'Quotations with a higher total need manual review, whoever asks.'],
  ['Trust mail without verdict', 'Off, such mail needs manual review. Mail that failed a check always does.'],
] as const;

/** What the less obvious settings do. */
export function ExplanationCard() {
  const styles = useStyles();
  return (
    <SettingsCard title="What these settings do">
      <dl className={styles.words}>
        {EXPLANATIONS.map(([term, words]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
      <Text>
        <RouterLink to="/email-monitoring?tab=outbox&state=waiting">See what waits in the outbox</RouterLink>
      </Text>
    </SettingsCard>
  );
}

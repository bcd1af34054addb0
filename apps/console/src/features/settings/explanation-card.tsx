import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { RouterLink } from '../../components/router-link/router-link.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsCard } from './settings-card.js';

const useStyles = makeStyles({
  term: { ...typographyStyles.body1Strong, margin: 0 },
  words: { margin: 0, marginBottom: tokens.spacingVerticalM, color: tokens.colorNeutralForeground2 },
});

function getExplanations() {
  const messages = getMessages(settingsMessages);
  return [
    [messages.autoResponseDelay, messages.autoResponseDelayExplanation],
    [messages.dataRetention, messages.dataRetentionExplanation],
    [messages.holdAbove, messages.holdAboveExplanation],
    [messages.trustMailWithoutVerdict, messages.trustMailExplanation],
    [messages.readPictures, messages.readPicturesExplanation],
  ] as const;
}

/** What the less obvious settings do. */
export function ExplanationCard() {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  return (
    <SettingsCard title={messages.whatTheseSettingsDo}>
      <dl className={styles.words}>
        {getExplanations().map(([term, words]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
      <Text>
        <RouterLink to="/email-monitoring?tab=outbox&state=waiting">{messages.seeWhatWaitsOutbox}</RouterLink>
      </Text>
    </SettingsCard>
  );
}

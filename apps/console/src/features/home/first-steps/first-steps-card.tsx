import { Button, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle20Filled, Circle20Regular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent } from 'react';
import { CopyButton } from '../../../components/copy-button/copy-button.js';
import { RouterLink } from '../../../components/router-link/router-link.js';
import { Surface } from '../../../components/surface/surface.js';
import { useMessages } from '../../../i18n/messages.js';
import { useFirstStepsQuery } from './first-steps.endpoints.js';
import { firstStepsMessages } from './first-steps.messages.js';
import { listFirstSteps } from './list-first-steps.js';

/** How often it asks the server by itself: an email may come in meanwhile. */
const POLL_INTERVAL_MS = 25_000;

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${tokens.spacingHorizontalM}` },
  title: typographyStyles.subtitle2,
  hide: { marginLeft: 'auto' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  step: { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', overflowWrap: 'anywhere' },
  name: typographyStyles.body1Strong,
  address: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', fontFamily: tokens.fontFamilyMonospace },
  done: { color: tokens.colorStatusSuccessForeground1 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface FirstStepsCardProps {
  /** It is not wanted any more: a person said so, or every step is done. */
  readonly onHide: () => void;
}

/** What a new server still lacks, each with the way to where it is done; what is done is ticked. */
export function FirstStepsCard({ onHide }: FirstStepsCardProps) {
  const messages = useMessages(firstStepsMessages);
  const styles = useStyles();
  const { data } = useFirstStepsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const steps = data ? listFirstSteps(data) : [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const isComplete = data !== undefined && done === steps.length;
  const finish = useEffectEvent(onHide);
  useEffect(() => {
    if (isComplete) finish();
  }, [isComplete]);
  if (!data || isComplete) return null;
  const hide = () => {
    onHide();
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Surface className={styles.card} role="region" aria-labelledby="first-steps">
      <div className={styles.head}>
        <h3 id="first-steps" className={styles.title}>
          {messages.firstSteps}
        </h3>
        <Text className={styles.quiet}>{messages.stepsDone(done, steps.length)}</Text>
        <Button className={styles.hide} appearance="subtle" size="small" onClick={hide}>
          {messages.hide}
        </Button>
      </div>
      <ol className={styles.list} aria-labelledby="first-steps">
        {steps.map(({ to, name, note, isDone, webhook }) => (
          <li key={to} className={styles.step}>
            {isDone ? (
              <CheckmarkCircle20Filled className={styles.done} aria-label={messages.done} />
            ) : (
              <Circle20Regular className={styles.quiet} aria-label={messages.open} />
            )}
            <div className={styles.words}>
              {isDone ? (
                <Text className={styles.quiet}>{name}</Text>
              ) : (
                <RouterLink to={to} className={styles.name}>
                  {name}
                </RouterLink>
              )}
              {isDone ? null : <Text className={styles.quiet}>{note}</Text>}
              {isDone || !webhook ? null : (
                <>
                  <span className={styles.address}>
                    <span translate="no">{webhook.url}</span>
                    <CopyButton text={webhook.url} what={messages.webhookAddress} />
                  </span>
                  <Text className={styles.quiet}>{webhook.secretNote}</Text>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Surface>
  );
}

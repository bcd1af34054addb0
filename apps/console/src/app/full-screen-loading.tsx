import { Button, makeStyles, Spinner, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { BrandMark } from '../components/brand-mark/brand-mark.js';
import { useMessages } from '../i18n/messages.js';
import { appMessages } from './app.messages.js';

const LOADING_TIMEOUT_MS = 10_000;

const useStyles = makeStyles({
  whole: {
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
  },
  brand: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, ...typographyStyles.title3 },
});

interface FullScreenLoadingProps {
  /** Why it takes so long, where that is known. */
  readonly message?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** `Loading...` over the whole window; another try after ten seconds, or at once where the first one failed. */
export function FullScreenLoading({ message, onRetry }: FullScreenLoadingProps) {
  const messages = useMessages(appMessages);
  const styles = useStyles();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const retry = onRetry ?? (() => window.location.reload());
  return (
    <main className={styles.whole} aria-busy={message === undefined}>
      <h1 className={styles.brand}>
        <BrandMark sizePx={36} />
        Istmo
      </h1>
      {message === undefined ? <Spinner size="large" label={messages.loading} labelPosition="below" /> : null}
      {message ? <Text role="alert">{message}</Text> : null}
      {isLate && !message ? <Text role="status">{messages.thisTakesLongerThanUsual}</Text> : null}
      {isLate || message ? (
        <Button appearance="primary" onClick={retry}>
          {messages.retry}
        </Button>
      ) : null}
    </main>
  );
}

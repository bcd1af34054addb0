import { Button, makeStyles, Spinner, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { BrandMark } from '../components/brand-mark/brand-mark.js';

const PATIENCE_MS = 10_000;

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
  readonly sentence?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** `Loading...` over the whole window; another try after ten seconds, or at once where the first one failed. */
export function FullScreenLoading({ sentence, onRetry }: FullScreenLoadingProps) {
  const styles = useStyles();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const retry = onRetry ?? (() => window.location.reload());
  return (
    <main className={styles.whole} aria-busy={sentence === undefined}>
      <h1 className={styles.brand}>
        <BrandMark sizePx={36} />
        Istmo
      </h1>
      {sentence === undefined ? <Spinner size="large" label="Loading..." labelPosition="below" /> : null}
      {sentence ? <Text role="alert">{sentence}</Text> : null}
      {isLate && !sentence ? <Text role="status">This takes longer than usual.</Text> : null}
      {isLate || sentence ? (
        <Button appearance="primary" onClick={retry}>
          Retry
        </Button>
      ) : null}
    </main>
  );
}

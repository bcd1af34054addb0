import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  empty: { alignItems: 'center', textAlign: 'center', padding: '48px 24px', gap: tokens.spacingVerticalM },
  // A text aligns itself to the start unless told otherwise.
  title: { ...typographyStyles.subtitle1, textAlign: 'center' },
  quiet: { color: tokens.colorNeutralForeground2, maxWidth: '56ch', textAlign: 'center', textWrap: 'balance' },
});

interface EmptyStateProps {
  readonly title: string;
  readonly note?: string;
  /** What a person can do about it: one action. */
  readonly children?: ReactNode;
}

/** Stands where a list would: it says that there is nothing, and what can be done. */
export function EmptyState({ title, note, children }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <Card className={styles.empty}>
      <Text className={styles.title}>{title}</Text>
      {note ? <Text className={styles.quiet}>{note}</Text> : null}
      {children}
    </Card>
  );
}

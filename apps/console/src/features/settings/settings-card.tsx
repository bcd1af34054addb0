import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL, maxWidth: '640px' },
  title: typographyStyles.subtitle2,
  quiet: { color: tokens.colorNeutralForeground2 },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, alignItems: 'stretch' },
});

interface SettingsCardProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Settings that belong together. */
export function SettingsCard({ title, note, children }: SettingsCardProps) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {note ? <Text className={styles.quiet}>{note}</Text> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}

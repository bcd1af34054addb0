import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
  },
  words: { flexBasis: '320px', flexGrow: 1, maxWidth: '72ch', textWrap: 'pretty' },
  title: { ...typographyStyles.subtitle1, marginBottom: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface PageHeaderProps {
  /** A heading below the page's own, where the specification gives one. */
  readonly title?: string;
  readonly subtitle: string;
  /** Buttons, the primary one last. */
  readonly children?: ReactNode;
}

/** What a screen is for, and its actions. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  const styles = useStyles();
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {title ? <h2 className={styles.title}>{title}</h2> : null}
        <Text className={styles.quiet}>{subtitle}</Text>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

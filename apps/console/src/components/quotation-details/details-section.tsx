import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalL} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    minWidth: 0,
  },
  title: typographyStyles.subtitle2,
});

interface DetailsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One titled section of the details. */
export function DetailsSection({ title, children }: DetailsSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

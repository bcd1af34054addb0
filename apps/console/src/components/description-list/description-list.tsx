import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { getNotSpecified } from '../format/format.js';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    '@media (max-width: 767px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))' },
  },
  fact: { minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  value: {
    ...typographyStyles.body1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

/** A list of named values; holds {@link DescriptionItem}s. */
export function DescriptionList({ children }: { readonly children: ReactNode }) {
  return <dl className={useStyles().facts}>{children}</dl>;
}

interface DescriptionItemProps {
  readonly term: string;
  /** Whether somebody wrote it: it stands as it was written, whatever language the page is read in. */
  readonly isWritten?: boolean;
  /** Whether it has a row of its own, as what may be long. */
  readonly isWide?: boolean;
  /** `Not specified` where there is none. */
  readonly children?: ReactNode;
}

/** One named value. */
export function DescriptionItem({ term, isWritten, isWide, children }: DescriptionItemProps) {
  const styles = useStyles();
  const isAbsent = children === undefined || children === null || children === '';
  return (
    <div className={mergeClasses(styles.fact, isWide && styles.wide)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value} translate={isWritten && !isAbsent ? 'no' : undefined}>
        {isAbsent ? getNotSpecified() : children}
      </dd>
    </div>
  );
}

import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Fields in two columns; in one where the window is narrow. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.fields}>{children}</div>;
}

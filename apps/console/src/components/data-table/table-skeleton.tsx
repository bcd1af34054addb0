import { Card, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

const useStyles = makeStyles({
  card: { padding: '16px' },
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** Where the rows will stand. @param label for instance `Loading rates` */
export function TableSkeleton({ label }: { readonly label: string }) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <Skeleton aria-label={label} className={styles.rows}>
        {ROWS.map((row) => (
          <SkeletonItem key={row} size={20} />
        ))}
      </Skeleton>
    </Card>
  );
}

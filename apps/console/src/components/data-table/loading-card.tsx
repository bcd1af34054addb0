import { Card, makeStyles, Spinner } from '@fluentui/react-components';

const useStyles = makeStyles({ card: { padding: '48px 24px' } });

/** Stands where records will be, and says so. @param label for instance `Loading disclaimers...` */
export function LoadingCard({ label }: { readonly label: string }) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <Spinner label={label} labelPosition="below" />
    </Card>
  );
}

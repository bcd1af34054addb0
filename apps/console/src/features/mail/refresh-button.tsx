import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({ button: { flexShrink: 0, width: 'max-content' } });

/** Takes a fresh look at a list of mail. */
export function RefreshButton({ onRefresh }: { readonly onRefresh: () => void }) {
  const styles = useStyles();
  return (
    <Button className={styles.button} icon={<ArrowClockwiseRegular />} onClick={onRefresh}>
      Refresh
    </Button>
  );
}

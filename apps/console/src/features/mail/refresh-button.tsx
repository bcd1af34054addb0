import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useMessages } from '../../i18n/messages.js';
import { mailMessages } from './mail.messages.js';

const useStyles = makeStyles({ button: { flexShrink: 0, width: 'max-content' } });

/** Takes a fresh look at a list of mail. */
export function RefreshButton({ onRefresh }: { readonly onRefresh: () => void }) {
  const messages = useMessages(mailMessages);
  const styles = useStyles();
  return (
    <Button className={styles.button} icon={<ArrowClockwiseRegular />} onClick={onRefresh}>
      {messages.refresh}
    </Button>
  );
}

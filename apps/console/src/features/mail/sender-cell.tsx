import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { parseMailbox } from '../../../../../domain/inbound-mail/mailbox.js';

const useStyles = makeStyles({
  sender: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Who wrote: the name and the address below it; the header as it came where it is not one plain mailbox. */
export function SenderCell({ header }: { readonly header: string }) {
  const styles = useStyles();
  const mailbox = parseMailbox(header);
  if (!mailbox?.name) return header;
  return (
    <span className={styles.sender}>
      <span>{mailbox.name}</span>
      <Caption1 className={styles.quiet}>{mailbox.address}</Caption1>
    </span>
  );
}

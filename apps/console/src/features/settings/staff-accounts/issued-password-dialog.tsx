import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CopyButton } from '../../../components/copy-button/copy-button.js';
import { DialogFrame } from '../../../components/dialog-frame/dialog-frame.js';
import { useMessages } from '../../../i18n/messages.js';
import { staffAccountsMessages } from './staff-accounts.messages.js';

const useStyles = makeStyles({
  secret: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase500,
    overflowWrap: 'anywhere',
  },
});

interface IssuedPasswordDialogProps {
  readonly email: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows a password that was made up, which nobody can look up later. */
export function IssuedPasswordDialog({ email, password, onClose }: IssuedPasswordDialogProps) {
  const messages = useMessages(staffAccountsMessages);
  const styles = useStyles();
  return (
    <DialogFrame
      title={messages.passwordFor(email)}
      isSmall
      actions={
        <Button appearance="primary" onClick={onClose}>
          {messages.close}
        </Button>
      }
      onSubmit={onClose}
      onClose={onClose}
    >
      <div className={styles.secret}>
        <span>{password}</span>
        <CopyButton text={password} what={messages.password} />
      </div>
      <Text>{messages.passwordShownOnce}</Text>
    </DialogFrame>
  );
}

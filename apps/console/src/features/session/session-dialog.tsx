import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useRestoreFocus } from '../../components/restore-focus/use-restore-focus.js';
import { useMessages } from '../../i18n/messages.js';
import { sessionMessages } from './session.messages.js';
import { SignInForm } from './sign-in-form.js';

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

interface SessionDialogProps {
  readonly email: string;
  /** Whether the person signed in again, or gave up. */
  readonly onSettled: (renewed: boolean) => void;
}

/** Asks for a sign-in over the page where the session ended in the middle of work; the work then goes on. */
export function SessionDialog({ email, onSettled }: SessionDialogProps) {
  const messages = useMessages(sessionMessages);
  const styles = useStyles();
  useRestoreFocus();
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{messages.signInAgain}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>{messages.sessionEnded}</Text>
            <SignInForm email={email} onSignedIn={() => onSettled(true)} />
          </DialogContent>
          <DialogActions>
            <Button appearance="subtle" onClick={() => onSettled(false)}>
              {messages.notNow}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

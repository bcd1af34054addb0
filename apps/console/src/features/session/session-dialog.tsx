import { Button, Text } from '@fluentui/react-components';
import { DialogFrame } from '../../components/dialog-frame/dialog-frame.js';
import { useRestoreFocus } from '../../components/restore-focus/use-restore-focus.js';
import { useMessages } from '../../i18n/messages.js';
import { sessionMessages } from './session.messages.js';
import { SignInForm } from './sign-in-form.js';

interface SessionDialogProps {
  readonly email: string;
  /** Whether the person signed in again, or gave up. */
  readonly onSettled: (renewed: boolean) => void;
}

/** Asks for a sign-in over the page where the session ended in the middle of work; the work then goes on. */
export function SessionDialog({ email, onSettled }: SessionDialogProps) {
  const messages = useMessages(sessionMessages);
  useRestoreFocus();
  return (
    <DialogFrame
      title={messages.signInAgain}
      isSmall
      isAlert
      actions={
        <Button appearance="subtle" onClick={() => onSettled(false)}>
          {messages.notNow}
        </Button>
      }
      onClose={undefined}
    >
      <Text>{messages.sessionEnded}</Text>
      <SignInForm email={email} onSignedIn={() => onSettled(true)} />
    </DialogFrame>
  );
}

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
import { useDispatch } from 'react-redux';
import { SignInForm } from '../parts/session/sign-in-form.js';
import { settleRenewal } from '../server/renewal.js';
import { sessionSettled } from '../server/session.slice.js';

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

interface SessionDialogProps {
  readonly email: string;
}

/** Asks for a sign-in over the page where the session ended in the middle of work; the work then goes on. */
export function SessionDialog({ email }: SessionDialogProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const settle = (renewed: boolean) => {
    dispatch(sessionSettled());
    settleRenewal(renewed);
  };
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>Sign in again</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>Your session has ended. Nothing on this page is lost: sign in and your work goes on.</Text>
            <SignInForm email={email} onSignedIn={() => settle(true)} />
          </DialogContent>
          <DialogActions>
            <Button appearance="subtle" onClick={() => settle(false)}>
              Not now
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

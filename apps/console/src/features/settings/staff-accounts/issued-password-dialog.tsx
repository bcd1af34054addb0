import { useMessages } from '../../../i18n/messages.js';
import { IssuedSecretDialog } from '../issued-secret-dialog.js';
import { staffAccountsMessages } from './staff-accounts.messages.js';

interface IssuedPasswordDialogProps {
  readonly email: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows a password that was made up, which nobody can look up later. */
export function IssuedPasswordDialog({ email, password, onClose }: IssuedPasswordDialogProps) {
  const messages = useMessages(staffAccountsMessages);
  return (
    <IssuedSecretDialog
      title={messages.passwordFor(email)}
      secret={password}
      what={messages.password}
      note={messages.passwordShownOnce}
      closeLabel={messages.close}
      onClose={onClose}
    />
  );
}

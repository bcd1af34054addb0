import { Text } from '@fluentui/react-components';
import { describeStaffName } from '../../../../../../domain/identity/describe-staff-name.js';
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import {
  type IssuedAccount,
  type StaffAccountRow,
  useDisableStaffAccountMutation,
  useResetSecondFactorMutation,
  useResetStaffPasswordMutation,
} from './staff-accounts.endpoints.js';
import { staffAccountsMessages } from './staff-accounts.messages.js';

interface TaskDialogProps {
  readonly row: StaffAccountRow;
  readonly onClose: () => void;
}

/** Asks before somebody is signed out for good. */
export function DisableDialog({ row, onClose }: TaskDialogProps) {
  const messages = useMessages(staffAccountsMessages);
  const notify = useToast();
  const [disable, { isLoading, error }] = useDisableStaffAccountMutation();
  const confirm = async () => {
    const answer = await disable({ id: row.id });
    if (answer.error) return;
    notify({ kind: 'success', title: messages.accountDisabled, body: row.email });
    onClose();
  };
  return (
    <ConfirmDialog
      question={messages.disableQuestion(describeStaffName(row.name))}
      verb={messages.disable}
      isBusy={isLoading}
      failure={error ? { title: messages.failedToDisable, cause: error } : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{messages.disableConsequence}</Text>
    </ConfirmDialog>
  );
}

interface ResetPasswordDialogProps extends TaskDialogProps {
  readonly onIssued: (issued: IssuedAccount) => void;
}

/** Asks before somebody gets another password. */
export function ResetPasswordDialog({ row, onIssued, onClose }: ResetPasswordDialogProps) {
  const messages = useMessages(staffAccountsMessages);
  const [reset, { isLoading, error }] = useResetStaffPasswordMutation();
  const confirm = async () => {
    const answer = await reset({ id: row.id });
    if (answer.data) onIssued(answer.data);
  };
  return (
    <ConfirmDialog
      question={messages.resetQuestion(describeStaffName(row.name))}
      verb={messages.resetPassword}
      isBusy={isLoading}
      failure={error ? { title: messages.failedToResetThePassword, cause: error } : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{messages.resetConsequence}</Text>
    </ConfirmDialog>
  );
}

/** Asks before somebody signs in with the password alone. */
export function ResetSecondFactorDialog({ row, onClose }: TaskDialogProps) {
  const messages = useMessages(staffAccountsMessages);
  const notify = useToast();
  const [reset, { isLoading, error }] = useResetSecondFactorMutation();
  const confirm = async () => {
    const answer = await reset({ id: row.id });
    if (answer.error) return;
    notify({ kind: 'success', title: messages.secondFactorReset, body: row.email });
    onClose();
  };
  return (
    <ConfirmDialog
      question={messages.resetSecondFactorQuestion(describeStaffName(row.name))}
      verb={messages.resetSecondFactor}
      isBusy={isLoading}
      failure={error ? { title: messages.failedToResetTheSecondFactor, cause: error } : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{messages.resetSecondFactorConsequence}</Text>
    </ConfirmDialog>
  );
}

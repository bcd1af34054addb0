import { findRoleErrors } from '../../../../../../domain/identity/staff-account-entry.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { findRole, getRoleOptions } from './role-options.js';
import { type StaffAccountRow, useChangeStaffRoleMutation } from './staff-accounts.endpoints.js';
import { staffAccountsMessages } from './staff-accounts.messages.js';

interface RoleDialogProps {
  readonly row: StaffAccountRow;
  readonly onClose: () => void;
}

/** Gives somebody another role. */
export function RoleDialog({ row, onClose }: RoleDialogProps) {
  const messages = useMessages(staffAccountsMessages);
  const notify = useToast();
  const [change, { isLoading, error }] = useChangeStaffRoleMutation();
  const form = useForm<{ readonly role: string }>({ role: row.staffRole }, ({ role }) => findRoleErrors(role));
  const submit = async () => {
    const role = findRole(form.entry.role);
    if (!form.check() || !role) return;
    const answer = await change({ id: row.id, role });
    if (answer.error) {
      form.refuse(answer.error);
      return;
    }
    notify({ kind: 'success', title: messages.roleChanged, body: `${row.email}: ${answer.data.role}` });
    onClose();
  };
  return (
    <FormDialog
      title={messages.changeRoleOf(row.email)}
      submitLabel={messages.changeRole}
      isSaving={isLoading}
      isDirty={form.isDirty}
      failure={error && !form.message ? { title: messages.failedToChangeTheRole, cause: error } : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={messages.role}
        required
        placeholder={messages.chooseARole}
        options={getRoleOptions()}
        {...form.bind('role')}
      />
    </FormDialog>
  );
}

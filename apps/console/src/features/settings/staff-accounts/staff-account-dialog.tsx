import { findStaffAccountErrors } from '../../../../../../domain/identity/staff-account-entry.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { useMessages } from '../../../i18n/messages.js';
import { findRole, getRoleOptions } from './role-options.js';
import { type IssuedAccount, useCreateStaffAccountMutation } from './staff-accounts.endpoints.js';
import { staffAccountsMessages } from './staff-accounts.messages.js';

const EMPTY = { name: '', email: '', role: '', password: '' };

interface StaffAccountDialogProps {
  readonly onCreated: (issued: IssuedAccount) => void;
  readonly onClose: () => void;
}

/** Adds the account of a member of staff. */
export function StaffAccountDialog({ onCreated, onClose }: StaffAccountDialogProps) {
  const messages = useMessages(staffAccountsMessages);
  const [create, { isLoading, error }] = useCreateStaffAccountMutation();
  const form = useForm(EMPTY, findStaffAccountErrors);
  const submit = async () => {
    if (!form.check()) return;
    const { name, email, role, password } = form.entry;
    const chosen = findRole(role);
    const answer = await create({ name, email, ...(chosen && { role: chosen }), password: password || null });
    if (answer.error) form.refuse(answer.error);
    else onCreated(answer.data);
  };
  return (
    <FormDialog
      title={messages.addAccount}
      submitLabel={messages.create}
      isSaving={isLoading}
      isDirty={form.isDirty}
      failure={error && !form.message ? { title: messages.failedToCreateTheAccount, cause: error } : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label={messages.name} required {...form.bind('name')} />
      <TextField type="email" label={messages.email} hint={messages.emailHint} required {...form.bind('email')} />
      <SelectField
        label={messages.role}
        required
        placeholder={messages.chooseARole}
        options={getRoleOptions()}
        {...form.bind('role')}
      />
      <TextField
        label={messages.firstPassword}
        hint={messages.firstPasswordHint}
        spellCheck={false}
        {...form.bind('password')}
      />
    </FormDialog>
  );
}

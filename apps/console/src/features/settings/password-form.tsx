import { MIN_PASSWORD_LENGTH } from '../../../../../domain/identity/new-password.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { useToast } from '../../components/toast/use-toast.js';
import { EMPTY_PASSWORD_FORM, validatePasswordForm } from './password-form-values.js';
import { useChangePasswordMutation } from './settings.endpoints.js';
import { SettingsForm } from './settings-form.js';

const FIELDS = [
  ['currentPassword', 'Current password', 'current-password'],
  ['newPassword', 'New password', 'new-password'],
  ['repeated', 'New password again', 'new-password'],
] as const;

/** Another password; it ends every other session of the person. */
export function PasswordForm({ email }: { readonly email: string }) {
  const notify = useToast();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const form = useForm(EMPTY_PASSWORD_FORM, (entry) => validatePasswordForm(entry, email));
  const submit = async () => {
    if (!form.check()) return;
    const { currentPassword, newPassword } = form.entry;
    const answer = await change({ currentPassword, newPassword });
    if (answer.error) {
      form.refuse(answer.error);
      return;
    }
    form.restart(EMPTY_PASSWORD_FORM);
    notify({ kind: 'success', title: 'Password changed', body: 'Your other sessions have ended.' });
  };
  return (
    <SettingsForm
      label="Change Password"
      isSaving={isLoading}
      failure={error && !form.message ? { title: 'Failed to change the password', cause: error } : undefined}
      onSave={() => void submit()}
    >
      {FIELDS.map(([field, label, autoComplete]) => (
        <TextField
          key={field}
          type="password"
          label={label}
          required
          hint={field === 'newPassword' ? `At least ${MIN_PASSWORD_LENGTH} characters.` : undefined}
          autoComplete={autoComplete}
          {...form.bind(field)}
        />
      ))}
    </SettingsForm>
  );
}

import { Field, Input } from '@fluentui/react-components';
import { SHORTEST_PASSWORD } from '../../../../../domain/identity/new-password.js';
import { useEntryForm } from '../../components/form-dialog/use-form.js';
import { useNotice } from '../../components/toast/toast-store.js';
import { faultsOfPasswordEntry, NO_PASSWORD } from './password-form-values.js';
import { useChangePasswordMutation } from './settings.endpoints.js';
import { SettingsForm } from './settings-form.js';

const FIELDS = [
  ['currentPassword', 'Current password', 'current-password'],
  ['newPassword', 'New password', 'new-password'],
  ['repeated', 'New password again', 'new-password'],
] as const;

/** Another password; it ends every other session of the person. */
export function PasswordForm({ email }: { readonly email: string }) {
  const notify = useNotice();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const form = useEntryForm(NO_PASSWORD, (entry) => faultsOfPasswordEntry(entry, email));
  const submit = async () => {
    if (!form.check()) return;
    const { currentPassword, newPassword } = form.entry;
    const answer = await change({ currentPassword, newPassword });
    if (answer.error) {
      form.refuse(answer.error);
      return;
    }
    form.restart(NO_PASSWORD);
    notify({ kind: 'success', title: 'Password changed', body: 'Your other sessions have ended.' });
  };
  return (
    <SettingsForm
      label="Change Password"
      isSaving={isLoading}
      failure={error && !form.sentence ? { title: 'Failed to change the password', cause: error } : undefined}
      onSave={() => void submit()}
    >
      {FIELDS.map(([field, label, autoComplete]) => (
        <Field
          key={field}
          label={label}
          required
          hint={field === 'newPassword' ? `At least ${SHORTEST_PASSWORD} characters.` : undefined}
          validationMessage={form.messageFor(field)}
        >
          <Input
            type="password"
            autoComplete={autoComplete}
            value={form.entry[field]}
            onChange={(_event, { value }) => form.change({ [field]: value })}
          />
        </Field>
      ))}
    </SettingsForm>
  );
}

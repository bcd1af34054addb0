import { MIN_PASSWORD_LENGTH } from '../../../../../domain/identity/new-password.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { useToast } from '../../components/toast/use-toast.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { EMPTY_PASSWORD_FORM, validatePasswordForm } from './password-form-values.js';
import { useChangePasswordMutation } from './settings.endpoints.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsForm } from './settings-form.js';

function getFields() {
  const messages = getMessages(settingsMessages);
  return [
    ['currentPassword', messages.currentPassword, 'current-password'],
    ['newPassword', messages.newPassword, 'new-password'],
    ['repeated', messages.newPasswordAgain, 'new-password'],
  ] as const;
}

/** Another password; it ends every other session of the person. */
export function PasswordForm({ email }: { readonly email: string }) {
  const messages = useMessages(settingsMessages);
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
    notify({ kind: 'success', title: messages.passwordChanged, body: messages.passwordChangedBody });
  };
  return (
    <SettingsForm
      label={messages.changePassword}
      isSaving={isLoading}
      isDirty={form.isDirty}
      failure={error && !form.message ? { title: messages.failedToChangeThePassword, cause: error } : undefined}
      onSave={() => void submit()}
    >
      {getFields().map(([field, label, autoComplete]) => (
        <TextField
          key={field}
          type="password"
          label={label}
          required
          hint={field === 'newPassword' ? messages.minPasswordLength(MIN_PASSWORD_LENGTH) : undefined}
          autoComplete={autoComplete}
          {...form.bind(field)}
        />
      ))}
    </SettingsForm>
  );
}

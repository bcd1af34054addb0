import { Field, Input } from '@fluentui/react-components';
import { validateProfile } from '../../../../../domain/identity/profile.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import { type ProfileView, useSaveProfileMutation } from './settings.endpoints.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsForm } from './settings-form.js';

/** Name and email of the person; the role stands fast. */
export function ProfileForm({ profile }: { readonly profile: ProfileView }) {
  const messages = useMessages(settingsMessages);
  const notify = useToast();
  const [save, { isLoading, error }] = useSaveProfileMutation();
  const form = useForm({ name: profile.name, email: profile.email }, validateProfile);
  const submit = async () => {
    if (!form.check()) return;
    const answer = await save(form.entry);
    if (answer.error) form.refuse(answer.error);
    else notify({ kind: 'success', title: messages.profileUpdated, body: messages.profileSaved });
  };
  return (
    <SettingsForm
      label={messages.saveProfile}
      isSaving={isLoading}
      failure={error && !form.message ? { title: messages.failedToSaveTheProfile, cause: error } : undefined}
      onSave={() => void submit()}
    >
      <TextField label={messages.name} required autoComplete="name" {...form.bind('name')} />
      <TextField
        type="email"
        label={messages.email}
        required
        hint={messages.emailHint}
        autoComplete="email"
        {...form.bind('email')}
      />
      <Field label={messages.role} hint={messages.roleHint}>
        <Input appearance="filled-darker" value={profile.role} readOnly />
      </Field>
    </SettingsForm>
  );
}

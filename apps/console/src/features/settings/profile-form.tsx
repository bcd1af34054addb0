import { Field, Input } from '@fluentui/react-components';
import { validateProfile } from '../../../../../domain/identity/profile.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { useToast } from '../../components/toast/use-toast.js';
import { type ProfileView, useSaveProfileMutation } from './settings.endpoints.js';
import { SettingsForm } from './settings-form.js';

/** Name and email of the person; the role stands fast. */
export function ProfileForm({ profile }: { readonly profile: ProfileView }) {
  const notify = useToast();
  const [save, { isLoading, error }] = useSaveProfileMutation();
  const form = useForm({ name: profile.name, email: profile.email }, validateProfile);
  const submit = async () => {
    if (!form.check()) return;
    const answer = await save(form.entry);
    if (answer.error) form.refuse(answer.error);
    else notify({ kind: 'success', title: 'Profile updated', body: 'Your profile has been saved.' });
  };
  return (
    <SettingsForm
      label="Save Profile"
      isSaving={isLoading}
      failure={error && !form.message ? { title: 'Failed to save the profile', cause: error } : undefined}
      onSave={() => void submit()}
    >
      <TextField label="Name" required autoComplete="name" {...form.bind('name')} />
      <TextField
        type="email"
        label="Email"
        required
        hint="You sign in with it."
        autoComplete="email"
        {...form.bind('email')}
      />
      <Field label="Role" hint="Your system role cannot be changed.">
        <Input appearance="filled-darker" value={profile.role} readOnly />
      </Field>
    </SettingsForm>
  );
}

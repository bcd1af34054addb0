import { Field, Input } from '@fluentui/react-components';
import { validateProfile } from '../../../../../domain/identity/profile.js';
import { isLanguage, LANGUAGES } from '../../../../../domain/message-catalogue.js';
import { SelectField } from '../../components/form-dialog/select-field.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { languageMessages } from '../../components/language/language.messages.js';
import { LANGUAGE_NAMES } from '../../components/language/language-names.js';
import { useToast } from '../../components/toast/use-toast.js';
import { keepChosenLanguage } from '../../i18n/language.js';
import { useMessages } from '../../i18n/messages.js';
import { type ProfileView, useSaveProfileMutation } from './settings.endpoints.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsForm } from './settings-form.js';

/** Name and email of the person; the role stands fast. */
export function ProfileForm({ profile }: { readonly profile: ProfileView }) {
  const messages = useMessages(settingsMessages);
  const languageTexts = useMessages(languageMessages);
  const notify = useToast();
  const [save, { isLoading, error }] = useSaveProfileMutation();
  const form = useForm(toEntry(profile), validateProfile);
  const { language } = form.entry;
  const submit = async () => {
    if (!form.check()) return;
    const answer = await save({ ...form.entry, language: isLanguage(language) ? language : '' });
    if (answer.error) {
      form.refuse(answer.error);
      return;
    }
    form.restart(toEntry(answer.data));
    keepChosenLanguage(answer.data.language ?? undefined);
    notify({ kind: 'success', title: messages.profileUpdated, body: messages.profileSaved });
  };
  return (
    <SettingsForm
      label={messages.saveProfile}
      isSaving={isLoading}
      isDirty={form.isDirty}
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
      <SelectField
        label={languageTexts.language}
        placeholder={languageTexts.asInThisBrowser}
        options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language], lang: language }))}
        {...form.bind('language')}
      />
      <Field label={messages.role} hint={messages.roleHint}>
        <Input appearance="filled-darker" value={profile.role} readOnly />
      </Field>
    </SettingsForm>
  );
}

function toEntry({ name, email, language }: ProfileView) {
  return { name, email, language: language ?? '' };
}

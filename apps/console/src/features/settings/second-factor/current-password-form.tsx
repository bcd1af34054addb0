import { useState } from 'react';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { SettingsForm } from '../settings-form.js';
import { secondFactorMessages } from './second-factor.messages.js';

const EMPTY = { currentPassword: '' };

interface CurrentPasswordFormProps {
  readonly label: string;
  /** Stands above the server's reason. */
  readonly failureTitle: string;
  readonly isSaving: boolean;
  /** Answers with what went wrong; undefined where nothing did. */
  readonly onSubmit: (currentPassword: string) => Promise<unknown>;
}

/** Asks for the password before something that an unattended session must not do. */
export function CurrentPasswordForm({ label, failureTitle, isSaving, onSubmit }: CurrentPasswordFormProps) {
  const messages = useMessages(secondFactorMessages);
  const [failure, setFailure] = useState<unknown>();
  const form = useForm(EMPTY, findMissingPassword);
  const submit = async () => {
    if (!form.check()) return;
    const error = await onSubmit(form.entry.currentPassword);
    setFailure(error);
    if (error) form.refuse(error);
    else form.restart(EMPTY);
  };
  return (
    <SettingsForm
      label={label}
      isSaving={isSaving}
      isDirty={form.isDirty}
      failure={failure && !form.message ? { title: failureTitle, cause: failure } : undefined}
      onSave={() => void submit()}
    >
      <TextField
        type="password"
        label={messages.currentPassword}
        required
        autoComplete="current-password"
        {...form.bind('currentPassword')}
      />
    </SettingsForm>
  );
}

function findMissingPassword({ currentPassword }: typeof EMPTY) {
  const message = getMessages(secondFactorMessages).pleaseEnterYourCurrentPassword;
  return currentPassword === '' ? [{ field: 'currentPassword', message }] : [];
}

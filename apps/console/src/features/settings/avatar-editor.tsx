import { Avatar, Button, Field, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ChangeEvent, useRef, useState } from 'react';
import { AVATAR_TYPES } from '../../../../../domain/identity/avatar.js';
import { describeStaffName } from '../../../../../domain/identity/describe-staff-name.js';
import { getErrorMessage } from '../../api/api-error.js';
import type { CurrentUser } from '../../api/session.endpoints.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import { useRemoveAvatarMutation, useSaveAvatarMutation } from './settings.endpoints.js';
import { settingsMessages } from './settings.messages.js';
import { validateAvatarFile } from './validate-avatar-file.js';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  file: { display: 'none' },
});

/** The picture of the person: choose another one, or remove it. */
export function AvatarEditor({ user }: { readonly user: CurrentUser }) {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const notify = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [save, saving] = useSaveAvatarMutation();
  const [remove, removing] = useRemoveAvatarMutation();
  const [errorText, setErrorText] = useState<string>();
  // Another picture has the same address: the number makes the browser ask for it.
  const [changes, setChanges] = useState(0);
  const uploadFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const wrong = validateAvatarFile(file);
    setErrorText(wrong);
    if (wrong) return;
    const { error } = await save(file);
    setErrorText(error ? getErrorMessage(error) : undefined);
    if (error) return;
    setChanges((before) => before + 1);
    notify({ kind: 'success', title: messages.profileUpdated, body: messages.pictureSaved });
  };
  const clear = async () => {
    const { error } = await remove();
    setErrorText(error ? getErrorMessage(error) : undefined);
    if (!error) notify({ kind: 'success', title: messages.profileUpdated, body: messages.pictureRemoved });
  };
  return (
    <div className={styles.row}>
      <Avatar
        size={72}
        color="brand"
        name={describeStaffName(user.name)}
        translate="no"
        {...(user.avatar ? { image: { src: `/api/settings/avatar?v=${changes}`, alt: '' } } : {})}
      />
      <Field hint={messages.pictureHint} validationMessage={errorText}>
        <div className={styles.buttons}>
          <Button
            icon={saving.isLoading ? <Spinner size="tiny" /> : null}
            disabledFocusable={saving.isLoading}
            onClick={() => input.current?.click()}
          >
            {messages.choosePicture}
          </Button>
          {user.avatar ? (
            <Button appearance="subtle" disabledFocusable={removing.isLoading} onClick={() => void clear()}>
              {messages.removePicture}
            </Button>
          ) : null}
        </div>
      </Field>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept={AVATAR_TYPES.join(',')}
        aria-label={messages.pictureFile}
        onChange={(event) => void uploadFile(event)}
      />
    </div>
  );
}

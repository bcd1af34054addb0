import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CopyButton } from '../../../components/copy-button/copy-button.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { QrCode } from '../../../components/qr-code/qr-code.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { SettingsForm } from '../settings-form.js';
import { type SecondFactorSetup, useConfirmSecondFactorMutation } from './second-factor.endpoints.js';
import { secondFactorMessages } from './second-factor.messages.js';

const EMPTY = { code: '' };
/** Keys are copied from one screen to another in groups. */
const GROUP = /.{1,4}/g;

const useStyles = makeStyles({
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
});

interface ConfirmSetupProps {
  readonly setup: SecondFactorSetup;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Shows the key for the app, and asks for a code that proves that the app has it. */
export function ConfirmSetup({ setup, onConfirmed }: ConfirmSetupProps) {
  const messages = useMessages(secondFactorMessages);
  const styles = useStyles();
  const [confirm, { isLoading, error }] = useConfirmSecondFactorMutation();
  const form = useForm(EMPTY, findMissingCode);
  const submit = async () => {
    if (!form.check()) return;
    const answer = await confirm(form.entry);
    if (answer.error) form.refuse(answer.error);
    else onConfirmed(answer.data.recoveryCodes);
  };
  return (
    <>
      <Text>{messages.addTheKey}</Text>
      <QrCode text={setup.uri} label={messages.codeOfTheKey} />
      <div className={styles.key}>
        <span>{(setup.secret.match(GROUP) ?? []).join(' ')}</span>
        <CopyButton text={setup.secret} what={messages.key} />
      </div>
      <Link href={setup.uri}>{messages.openTheApp}</Link>
      <SettingsForm
        label={messages.turnOn}
        isSaving={isLoading}
        isDirty={form.isDirty}
        failure={error && !form.message ? { title: messages.failedToSetUp, cause: error } : undefined}
        onSave={() => void submit()}
      >
        <TextField
          label={messages.code}
          hint={messages.codeHint}
          required
          autoComplete="one-time-code"
          {...form.bind('code')}
        />
      </SettingsForm>
    </>
  );
}

function findMissingCode({ code }: typeof EMPTY) {
  const message = getMessages(secondFactorMessages).pleaseEnterTheCode;
  return code.trim() === '' ? [{ field: 'code', message }] : [];
}

import { Field, makeStyles, Switch, Text, tokens, typographyStyles } from '@fluentui/react-components';
import {
  CONNECTION_SECURITIES,
  type ConnectionSecurity,
} from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { MAIL_PROVIDERS, type MailProvider } from '../../../../../domain/inbound-mail/mail-account/mail-providers.js';
import { FieldGrid } from '../../components/form-dialog/field-grid.js';
import { NumberField } from '../../components/form-dialog/number-field.js';
import { SelectField, type SelectOption } from '../../components/form-dialog/select-field.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import type { FormState } from '../../components/form-dialog/use-form.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { fillPreset, findProvider, followAddress, isGraph, type MailboxEntry } from './mailbox-entry.js';
import type { MailboxRow } from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';
import { SignInFields } from './sign-in-fields.js';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  server: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface ServerStepProps {
  readonly form: FormState<MailboxEntry>;
  /** The mailbox as it is connected; undefined for a new one. */
  readonly row: MailboxRow | undefined;
}

/** Where the mailbox is, and how it is signed in to. */
export function ServerStep({ form, row }: ServerStepProps) {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  const { entry, bind, change } = form;
  const isByGraph = isGraph(entry);
  return (
    <>
      <FieldGrid>
        <SelectField
          label={messages.provider}
          required
          placeholder={messages.chooseAProvider}
          options={getProviderOptions()}
          hint={describeProvider(findProvider(entry.provider))}
          {...bind('provider')}
          onChange={(provider) => change(fillPreset(findProvider(provider), entry.address))}
        />
        <TextField
          type="email"
          label={messages.address}
          hint={messages.addressHint}
          required
          {...bind('address')}
          onChange={(address) => change(followAddress(entry, address))}
        />
        <SignInFields form={form} row={row} />
        <TextField label={messages.user} hint={messages.userHint} spellCheck={false} {...bind('user')} />
      </FieldGrid>
      <div className={styles.part}>
        <Text as="h3" className={styles.title}>
          {isByGraph ? messages['microsoft-graph'] : messages.incomingServer}
        </Text>
        <div className={styles.server}>
          <TextField label={messages.server} required spellCheck={false} {...bind('host')} />
          <NumberField label={messages.port} required {...bind('port')} />
          <SelectField
            label={messages.encryption}
            required
            placeholder={messages.chooseEncryption}
            options={getSecurityOptions()}
            {...bind('security')}
          />
        </div>
      </div>
      <div className={styles.part}>
        <Text as="h3" className={styles.title}>
          {isByGraph ? messages.outgoingMail : messages.outgoingServer}
        </Text>
        <Field hint={messages.sendsFromMailboxHint}>
          <Switch
            label={messages.sendsFromMailbox}
            checked={entry.hasSmtp}
            onChange={(_event, { checked }) => change({ hasSmtp: checked })}
          />
        </Field>
        {entry.hasSmtp && !isByGraph ? (
          <>
            <div className={styles.server}>
              <TextField label={messages.outgoing(messages.server)} required spellCheck={false} {...bind('smtpHost')} />
              <NumberField label={messages.outgoing(messages.port)} required {...bind('smtpPort')} />
              <SelectField
                label={messages.outgoing(messages.encryption)}
                required
                placeholder={messages.chooseEncryption}
                options={getSecurityOptions()}
                {...bind('smtpSecurity')}
              />
            </div>
            <Switch
              label={messages.copiesToSent}
              checked={entry.copiesToSent}
              onChange={(_event, { checked }) => change({ copiesToSent: checked })}
            />
          </>
        ) : null}
      </div>
    </>
  );
}

function getProviderOptions(): readonly SelectOption[] {
  const messages = getMessages(mailboxesMessages);
  return MAIL_PROVIDERS.map((value) => ({ value, label: messages[value] }));
}

function describeProvider(provider: MailProvider): string {
  const messages = getMessages(mailboxesMessages);
  const hints: Readonly<Record<MailProvider, string>> = {
    microsoft: messages.microsoftHint,
    'microsoft-graph': messages.graphHint,
    google: messages.googleHint,
    other: messages.otherHint,
  };
  return hints[provider];
}

function getSecurityOptions(): readonly SelectOption[] {
  const messages = getMessages(mailboxesMessages);
  const labels: Readonly<Record<ConnectionSecurity, string>> = {
    tls: messages.tls,
    starttls: messages.starttls,
    none: messages.unencrypted,
  };
  return CONNECTION_SECURITIES.map((value) => ({ value, label: labels[value] }));
}

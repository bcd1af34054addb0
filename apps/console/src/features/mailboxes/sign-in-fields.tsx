import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { SignInMethod } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { getMailProviderPreset } from '../../../../../domain/inbound-mail/mail-account/mail-providers.js';
import { SelectField } from '../../components/form-dialog/select-field.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import type { FormState } from '../../components/form-dialog/use-form.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { findProvider, findSignIn, findTokenProvider, type MailboxEntry } from './mailbox-entry.js';
import { type MailboxRow, useMailProvidersQuery } from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';
import { getSignInPlace, ProviderSignIn } from './provider-sign-in.js';

interface SignInFieldsProps {
  readonly form: FormState<MailboxEntry>;
  /** The mailbox as it is connected; undefined for a new one. */
  readonly row: MailboxRow | undefined;
}

/** How a mailbox is signed in to, and what has to be entered or done for it. */
export function SignInFields({ form, row }: SignInFieldsProps) {
  const messages = useMessages(mailboxesMessages);
  const { entry, bind, change } = form;
  const provider = findProvider(entry.provider);
  const { signInMethods } = getMailProviderPreset(provider, entry.address);
  const signIn = findSignIn(entry);
  const isKept = row?.signIn === signIn;
  return (
    <>
      {signInMethods.length > 1 ? (
        <SelectField
          label={messages.signIn}
          required
          placeholder={messages.chooseASignIn}
          options={signInMethods.map((value) => ({ value, label: describeMethod(value, getSignInPlace(provider)) }))}
          hint={signIn === 'client-credentials' ? messages.clientCredentialsHint : undefined}
          {...bind('signIn')}
          onChange={(method) => change({ signIn: method, authorizationId: '' })}
        />
      ) : null}
      {signIn === 'password' ? (
        <TextField
          type="password"
          autoComplete="new-password"
          label={messages.password}
          hint={isKept ? messages.passwordKeptHint : undefined}
          required={!isKept}
          {...bind('password')}
        />
      ) : (
        <TokenSignIn form={form} isKept={isKept} />
      )}
    </>
  );
}

/** A sign-in without a password, or why there can be none. */
function TokenSignIn({ form, isKept }: { readonly form: FormState<MailboxEntry>; readonly isKept: boolean }) {
  const messages = useMessages(mailboxesMessages);
  const { data } = useMailProvidersQuery(undefined, { refetchOnMountOrArgChange: true });
  const provider = findTokenProvider(form.entry);
  const signIn = findSignIn(form.entry);
  const registration = data?.providers.find((one) => one.provider === provider);
  if (!data || !registration || !provider) return <span />;
  const isPossible = signIn === 'authorization' ? registration.isRegistered : registration.hasOrganization;
  if (!isPossible) {
    const prefix = provider === 'google' ? 'GOOGLE' : 'MICROSOFT';
    const variable = signIn === 'authorization' ? `${prefix}_CLIENT_ID` : `${prefix}_TENANT`;
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{messages.notRegistered({ variable, redirectUrl: data.redirectUrl })}</MessageBarBody>
      </MessageBar>
    );
  }
  return signIn === 'authorization' ? <ProviderSignIn form={form} provider={provider} isKept={isKept} /> : <span />;
}

function describeMethod(method: SignInMethod, provider: string): string {
  const messages = getMessages(mailboxesMessages);
  if (method === 'authorization') return messages.authorization(provider);
  return method === 'client-credentials' ? messages.clientCredentials : messages.withPassword;
}

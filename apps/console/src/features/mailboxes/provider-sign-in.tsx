import {
  Button,
  Link,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useEffect } from 'react';
import type { MailProvider } from '../../../../../domain/inbound-mail/mail-account/mail-providers.js';
import type { TokenProvider } from '../../../../../domain/inbound-mail/mail-account/token-provider.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import type { FormState } from '../../components/form-dialog/use-form.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { MailboxEntry } from './mailbox-entry.js';
import { useMailSignInQuery, useRequestMailSignInMutation } from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';

/** How often it is asked whether the person is back from the provider. */
const POLL_INTERVAL_MS = 1_500;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'flex-start' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Where people sign in for mailboxes of a provider. */
export function getSignInPlace(provider: MailProvider): string {
  return getMessages(mailboxesMessages)[provider === 'microsoft-graph' ? 'microsoft' : provider];
}

interface ProviderSignInProps {
  readonly form: FormState<MailboxEntry>;
  readonly provider: TokenProvider;
  /** The mailbox is signed in already. */
  readonly isKept: boolean;
}

/** Sends the person to the provider in another window, and takes over what comes of it. */
export function ProviderSignIn({ form, provider, isKept }: ProviderSignInProps) {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  const [request, { data: begun, error, isLoading }] = useRequestMailSignInMutation();
  const { change, entry } = form;
  const { authorizationId } = entry;
  const { data: polled } = useMailSignInQuery(begun?.id ?? '', {
    skip: !begun || authorizationId === begun.id,
    pollingInterval: POLL_INTERVAL_MS,
  });
  const progress = begun && polled?.id === begun.id ? polled : undefined;
  const grantedId = progress?.state === 'granted' ? progress.id : undefined;
  const grantedTo = progress?.signedInAs ?? '';
  useEffect(() => {
    if (grantedId === undefined || grantedId === authorizationId) return;
    change({ authorizationId: grantedId, signedInAs: grantedTo });
  }, [grantedId, grantedTo, authorizationId, change]);
  const begin = async () => {
    const answer = await request({ provider, address: entry.address });
    if (!answer.data) return;
    change({ authorizationId: '', signedInAs: '' });
    window.open(answer.data.url, '_blank', 'noopener');
  };
  const isDone = authorizationId !== '';
  const isWaiting = begun !== undefined && !isDone && progress?.state !== 'refused';
  return (
    <div className={styles.part}>
      <Button disabled={isLoading} onClick={() => void begin()}>
        {isKept || begun
          ? messages.signInAgainAt(getSignInPlace(provider))
          : messages.signInAt(getSignInPlace(provider))}
      </Button>
      {isKept && !begun ? (
        <Text size={200} className={styles.quiet}>
          {messages.signInKeptHint}
        </Text>
      ) : null}
      {isWaiting ? (
        <>
          <Spinner size="tiny" label={messages.waitingForSignIn} />
          <Link href={begun.url} target="_blank" rel="noopener">
            {messages.openSignInPage}
          </Link>
        </>
      ) : null}
      {isDone ? (
        <MessageBar intent="success" politeness="polite" layout="multiline">
          <MessageBarBody>
            {entry.signedInAs === '' ? messages.signedIn : messages.signedInAs(entry.signedInAs)}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {progress?.state === 'refused' ? (
        <MessageBar intent="error" politeness="assertive" layout="multiline">
          <MessageBarBody>
            {progress.message}
            {progress.detail === null ? null : (
              <Text block size={200}>
                {messages.providerSaid(progress.detail)}
              </Text>
            )}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {error ? <ErrorMessage title={messages.failedToSignIn} failure={error} onRetry={() => void begin()} /> : null}
    </div>
  );
}

import { Button, MessageBar, MessageBarBody, makeStyles, Spinner, Text } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useSendTestMailMutation, useStaffAddressQuery } from './settings.endpoints.js';
import { SettingsCard } from './settings-card.js';

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } });

/** Where notification mails go, and one to try it. */
export function TestMailCard() {
  const styles = useStyles();
  const notify = useToast();
  const { data: address } = useStaffAddressQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, error }] = useSendTestMailMutation();
  const test = async () => {
    const { data } = await send();
    if (data) notify({ kind: 'success', title: 'Test mail is on its way', body: describeDestination(data) });
  };
  return (
    <SettingsCard title="Notification mails" note="They take the same way as replies, and count as none.">
      {address?.fault ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{address.fault}</MessageBarBody>
        </MessageBar>
      ) : null}
      {address && !address.fault ? <Text>{describeDestination(address)}</Text> : null}
      <Button
        className={styles.button}
        icon={isLoading ? <Spinner size="tiny" /> : <MailRegular />}
        disabledFocusable={isLoading || !address || address.fault !== null}
        onClick={() => void test()}
      >
        Send me a test
      </Button>
      {error ? <ErrorMessage title="The test mail was not sent" failure={error} /> : null}
      <RouterLink to="/email-monitoring?tab=notifications">See the notification mails</RouterLink>
    </SettingsCard>
  );
}

function describeDestination({ to, hasMailServer }: { readonly to: string; readonly hasMailServer: boolean }): string {
  if (hasMailServer) return `They go to ${to}, the address of your profile.`;
  return `They are for ${to}. No mail server is set up: they lie in the outbox, where they can be read.`;
}

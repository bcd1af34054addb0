import { Button, MessageBar, MessageBarBody, makeStyles, Spinner, Text } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { ForRole } from '../../components/for-role/for-role.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useToast } from '../../components/toast/use-toast.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { useSendTestMailMutation, useStaffAddressQuery } from './settings.endpoints.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsCard } from './settings-card.js';

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } });

/** Where notification mails go, and one to try it. */
export function TestMailCard() {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const notify = useToast();
  const { data: address } = useStaffAddressQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, error }] = useSendTestMailMutation();
  const test = async () => {
    const { data } = await send();
    if (data) notify({ kind: 'success', title: messages.testMailOnItsWay, body: describeDestination(data) });
  };
  return (
    <SettingsCard title={messages.notificationMails} note={messages.notificationMailsNote}>
      {address?.fault ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{address.fault}</MessageBarBody>
        </MessageBar>
      ) : null}
      {address && !address.fault ? <Text>{describeDestination(address)}</Text> : null}
      <ForRole needed="administrator">
        <Button
          className={styles.button}
          icon={isLoading ? <Spinner size="tiny" /> : <MailRegular />}
          disabledFocusable={isLoading || !address || address.fault !== null}
          onClick={() => void test()}
        >
          {messages.sendMeATest}
        </Button>
      </ForRole>
      {error ? <ErrorMessage title={messages.testMailNotSent} failure={error} /> : null}
      <RouterLink to="/email-monitoring?tab=notifications">{messages.seeTheNotificationMails}</RouterLink>
    </SettingsCard>
  );
}

function describeDestination({ to, hasMailServer }: { readonly to: string; readonly hasMailServer: boolean }): string {
  const messages = getMessages(settingsMessages);
  if (hasMailServer) return messages.testMailsGoTo(to);
  return messages.testMailsStayInOutbox(to);
}

import { Button, Card, makeStyles, Text, Title2, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useCurrentUserQuery } from '../../api/session.endpoints.js';
import { useMessages } from '../../i18n/messages.js';
import { PasswordForm } from './password-form.js';
import { settingsMessages } from './settings.messages.js';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    padding: tokens.spacingHorizontalL,
  },
  card: { boxSizing: 'border-box', width: '100%', maxWidth: '440px', padding: '32px', gap: tokens.spacingVerticalXL },
  head: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  quiet: { color: tokens.colorNeutralForeground2 },
  signOut: { alignSelf: 'flex-start' },
});

/** Where somebody changes the password that an administrator gave them, before anything else. */
export function FirstPasswordScreen() {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const { data: user, isFetching } = useCurrentUserQuery();
  useEffect(() => {
    document.title = messages.chooseYourPassword;
  }, [messages.chooseYourPassword]);
  if (!user) return isFetching ? null : <Navigate to="/login" replace />;
  if (!user.mustChangePassword) return <Navigate to="/" replace />;
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <Title2 as="h1">{messages.chooseYourPassword}</Title2>
          <Text className={styles.quiet}>{messages.chooseYourPasswordNote}</Text>
        </div>
        <PasswordForm email={user.email} />
        <Button as="a" href="/api/logout" appearance="subtle" className={styles.signOut}>
          {messages.signOut}
        </Button>
      </Card>
    </main>
  );
}

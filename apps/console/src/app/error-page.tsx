import { Button, makeStyles, Text, Title2, tokens } from '@fluentui/react-components';
import { useMessages } from '../i18n/messages.js';
import { appMessages } from './app.messages.js';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXXL,
  },
});

/** Stands in for a page that could not be loaded or drawn, for instance after an update of the server. */
export function ErrorPage() {
  const messages = useMessages(appMessages);
  const styles = useStyles();
  return (
    <div className={styles.page} role="alert">
      <Title2 as="h2">{messages.pageCouldNotBeShown}</Title2>
      <Text>{messages.pageCouldNotShownBody}</Text>
      <Button appearance="primary" onClick={() => window.location.reload()}>
        {messages.reload}
      </Button>
    </div>
  );
}

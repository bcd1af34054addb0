import { makeStyles, Text, Title2, tokens } from '@fluentui/react-components';
import { RouterLink } from '../components/router-link/router-link.js';
import { useMessages } from '../i18n/messages.js';
import { appMessages } from './app.messages.js';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalXXXL,
  },
});

/** What stands at every address that is no screen. */
export function NotFound() {
  const messages = useMessages(appMessages);
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Title2 as="h2">{messages.pageNotFound}</Title2>
      <Text>{messages.noScreenAtAddress}</Text>
      <RouterLink to="/home">{messages.goToHome}</RouterLink>
    </div>
  );
}

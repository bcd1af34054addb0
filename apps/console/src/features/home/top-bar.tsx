import { Badge, Button, Card, makeStyles, Text, tokens } from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons';
import { useCurrentUserQuery } from '../../api/session.endpoints.js';
import { BrandMark } from '../../components/brand-mark/brand-mark.js';
import { useMessages } from '../../i18n/messages.js';
import { homeMessages } from './home.messages.js';
import { formatWelcomeLine } from './welcome-line.js';

const useStyles = makeStyles({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  rest: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Logo, badge, welcome line and the way out. */
export function TopBar() {
  const messages = useMessages(homeMessages);
  const styles = useStyles();
  const { data: user } = useCurrentUserQuery();
  return (
    <Card className={styles.bar}>
      <BrandMark sizePx={32} />
      <Badge appearance="tint" color="brand" size="large">
        {messages.emailAutomation}
      </Badge>
      <div className={styles.rest}>
        <Text>{formatWelcomeLine(user)}</Text>
        <Button as="a" href="/api/logout" icon={<SignOut20Regular />}>
          {messages.signOut}
        </Button>
      </div>
    </Card>
  );
}

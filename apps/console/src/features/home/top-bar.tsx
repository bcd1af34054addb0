import { Button, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons';
import { useCurrentUserQuery } from '../../api/session.endpoints.js';
import { BrandMark } from '../../components/brand-mark/brand-mark.js';
import { Surface } from '../../components/surface/surface.js';
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
  badge: {
    ...typographyStyles.caption1Strong,
    paddingInline: tokens.spacingHorizontalS,
    lineHeight: '22px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
  },
  rest: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Logo, badge, welcome line and the way out. */
export function TopBar() {
  const messages = useMessages(homeMessages);
  const styles = useStyles();
  const { data: user } = useCurrentUserQuery();
  return (
    <Surface className={styles.bar}>
      <BrandMark sizePx={32} />
      <span className={styles.badge}>{messages.emailAutomation}</span>
      <div className={styles.rest}>
        <Text>{formatWelcomeLine(user)}</Text>
        <Button as="a" href="/api/logout" icon={<SignOut20Regular />}>
          {messages.signOut}
        </Button>
      </div>
    </Surface>
  );
}

import { Button, makeStyles, tokens, typographyStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useWhatWaitsQuery } from '../../api/notifications.endpoints.js';
import { useDesktopPermission } from '../../components/desktop-permission/desktop-permission.js';
import { LazyPart } from '../../components/lazy-part/lazy-part.js';
import { useChunkErrorToast } from '../../components/lazy-part/use-chunk-error-toast.js';
import { usePrefetch } from '../../components/lazy-part/use-prefetch.js';
import { selectUnreadCount } from '../../components/toast/toast.slice.js';
import { useMessages } from '../../i18n/messages.js';
import { loadWithTexts } from '../../i18n/show-language.js';
import { notificationButtonMessages } from './notification-button.messages.js';

/** How often it asks the server by itself. */
const POLL_INTERVAL_MS = 25_000;
/** More have no room beside the bell. */
const MAX_COUNT = 99;

const loadDrawer = () => loadWithTexts(async () => (await import('./notification-drawer.js')).NotificationDrawer);

const loadDesktopNotifications = () =>
  loadWithTexts(async () => (await import('./desktop-notifications.js')).DesktopNotifications);

const ignoreMissingDesktop = () => {
  // The button still counts: nobody needs to be told that the desktop does not.
};

const useStyles = makeStyles({
  place: { position: 'relative', flexShrink: 0 },
  count: {
    ...typographyStyles.caption2Strong,
    position: 'absolute',
    top: '-2px',
    right: '-4px',
    boxSizing: 'border-box',
    minWidth: '16px',
    height: '16px',
    lineHeight: '16px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    textAlign: 'center',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    pointerEvents: 'none',
    '@media (forced-colors: active)': { color: 'HighlightText', backgroundColor: 'Highlight' },
  },
  unread: {
    position: 'absolute',
    bottom: '2px',
    left: '4px',
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorPaletteRedBackground3,
    pointerEvents: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

/** The notification button: how much needs review, whether there are unread messages, and the drawer that lists both. */
export function NotificationButton() {
  const messages = useMessages(notificationButtonMessages);
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const focusComesBack = useRestoreFocusTarget();
  usePrefetch(loadDrawer);
  const sayMissing = useChunkErrorToast();
  const giveUp = () => {
    setOpen(false);
    sayMissing(messages.theNotifications);
  };
  const { data } = useWhatWaitsQuery(undefined, { pollingInterval: POLL_INTERVAL_MS, skipPollingIfUnfocused: true });
  const permission = useDesktopPermission();
  const total = data?.total ?? 0;
  const unread = useSelector(selectUnreadCount);
  return (
    <div className={styles.place}>
      <Button
        {...focusComesBack}
        appearance="subtle"
        icon={<Alert20Regular />}
        aria-label={messages.notifications(total, unread)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {total > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {total > MAX_COUNT ? `${MAX_COUNT}+` : total}
        </span>
      ) : null}
      {unread > 0 ? <span className={styles.unread} aria-hidden="true" /> : null}
      {permission === 'granted' ? (
        <LazyPart load={loadDesktopNotifications} onMissing={ignoreMissingDesktop}>
          {(DesktopNotifications) => <DesktopNotifications />}
        </LazyPart>
      ) : null}
      {isOpen ? (
        <LazyPart load={loadDrawer} onMissing={giveUp}>
          {(NotificationDrawer) => <NotificationDrawer onClose={() => setOpen(false)} />}
        </LazyPart>
      ) : null}
    </div>
  );
}

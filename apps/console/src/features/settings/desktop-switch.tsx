import { Button, Field, makeStyles, Switch, tokens } from '@fluentui/react-components';
import {
  type DesktopPermission,
  requestDesktopPermission,
  useDesktopPermission,
} from '../../components/desktop-permission/desktop-permission.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';

function getPermissionMessages(): Readonly<Record<DesktopPermission, string | undefined>> {
  const messages = getMessages(settingsMessages);
  return {
    granted: undefined,
    default: messages.notAllowedYet,
    denied: messages.blockedByBrowser,
    unsupported: messages.thisBrowserCannotShowThem,
  };
}

const useStyles = makeStyles({
  place: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
});

interface DesktopSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the desktop calls; the browser is asked on switching it on, and what it answered stands beside the switch. */
export function DesktopSwitch({ checked, onChange }: DesktopSwitchProps) {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const permission = useDesktopPermission();
  const message = checked ? getPermissionMessages()[permission] : undefined;
  return (
    <div className={styles.place}>
      <Field
        hint={messages.desktopNotificationsHint}
        validationMessage={message}
        validationState={message ? 'warning' : 'none'}
      >
        <Switch
          label={messages.desktopNotifications}
          checked={checked}
          onChange={(_event, { checked: requested }) => {
            onChange(requested);
            if (requested) void requestDesktopPermission();
          }}
        />
      </Field>
      {checked && permission === 'default' ? (
        <Button size="small" onClick={() => void requestDesktopPermission()}>
          {messages.allowInThisBrowser}
        </Button>
      ) : null}
    </div>
  );
}

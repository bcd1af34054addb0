import { Button, Field, makeStyles, Switch, tokens } from '@fluentui/react-components';
import {
  type DesktopPermission,
  requestDesktopPermission,
  useDesktopPermission,
} from '../../components/desktop-permission/desktop-permission.js';

const PERMISSION_MESSAGES: Readonly<Record<DesktopPermission, string | undefined>> = {
  granted: undefined,
  default: 'This browser has not been allowed to show them yet.',
  denied: 'This browser blocks them. Allow notifications for this site in the settings of the browser.',
  unsupported: 'This browser cannot show them.',
};

const useStyles = makeStyles({
  place: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
});

interface DesktopSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the desktop calls; the browser is asked on switching it on, and what it answered stands beside the switch. */
export function DesktopSwitch({ checked, onChange }: DesktopSwitchProps) {
  const styles = useStyles();
  const permission = useDesktopPermission();
  const message = checked ? PERMISSION_MESSAGES[permission] : undefined;
  return (
    <div className={styles.place}>
      <Field
        hint="For new items that need your attention, while the console is open in another tab or behind another window."
        validationMessage={message}
        validationState={message ? 'warning' : 'none'}
      >
        <Switch
          label="Desktop notifications"
          checked={checked}
          onChange={(_event, { checked: requested }) => {
            onChange(requested);
            if (requested) void requestDesktopPermission();
          }}
        />
      </Field>
      {checked && permission === 'default' ? (
        <Button size="small" onClick={() => void requestDesktopPermission()}>
          Allow in this browser
        </Button>
      ) : null}
    </div>
  );
}

import { Button, Field, makeStyles, Switch, tokens } from '@fluentui/react-components';
import {
  askForDesktop,
  type DesktopPermission,
  useDesktopPermission,
} from '../../components/desktop-permission/desktop-permission.js';

const SENTENCES: Readonly<Record<DesktopPermission, string | undefined>> = {
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
  const sentence = checked ? SENTENCES[permission] : undefined;
  return (
    <div className={styles.place}>
      <Field
        hint="For new items that wait for a person, while the console is open in another tab or behind another window."
        validationMessage={sentence}
        validationState={sentence ? 'warning' : 'none'}
      >
        <Switch
          label="Desktop notifications"
          checked={checked}
          onChange={(_event, { checked: wanted }) => {
            onChange(wanted);
            if (wanted) void askForDesktop();
          }}
        />
      </Field>
      {checked && permission === 'default' ? (
        <Button size="small" onClick={() => void askForDesktop()}>
          Allow in this browser
        </Button>
      ) : null}
    </div>
  );
}

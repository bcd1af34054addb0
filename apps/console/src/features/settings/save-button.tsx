import { Button, makeStyles, Spinner } from '@fluentui/react-components';

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } });

interface SaveButtonProps {
  readonly label: string;
  readonly isSaving: boolean;
}

/** Saves the form that it stands in. */
export function SaveButton({ label, isSaving }: SaveButtonProps) {
  const styles = useStyles();
  return (
    <Button
      type="submit"
      appearance="primary"
      className={styles.button}
      icon={isSaving ? <Spinner size="tiny" /> : null}
      disabledFocusable={isSaving}
    >
      {label}
    </Button>
  );
}

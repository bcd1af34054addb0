import { Button, Spinner } from '@fluentui/react-components';

interface SubmitButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
}

/** The button that a dialog is sent with; it turns while that takes. */
export function SubmitButton({ label, isBusy }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      appearance="primary"
      icon={isBusy ? <Spinner size="tiny" /> : null}
      disabledFocusable={isBusy}
    >
      {label}
    </Button>
  );
}

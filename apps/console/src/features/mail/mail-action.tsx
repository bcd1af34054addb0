import { Button, Spinner } from '@fluentui/react-components';
import { ForRole } from '../../components/for-role/for-role.js';

interface MailActionProps {
  /** What the button says. */
  readonly children: string;
  readonly isBusy: boolean;
  /** Whether it is what the dialog is mostly opened for. */
  readonly isMain?: boolean;
  readonly onAct: () => void;
}

/** Does something with the mail of a dialog; while it is at work it cannot be pressed again. */
export function MailAction({ children, isBusy, isMain = false, onAct }: MailActionProps) {
  return (
    <ForRole needed="operator">
      <Button
        appearance={isMain ? 'primary' : 'secondary'}
        icon={isBusy ? <Spinner size="tiny" aria-hidden="true" /> : null}
        disabledFocusable={isBusy}
        onClick={onAct}
      >
        {children}
      </Button>
    </ForRole>
  );
}

import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { Ref } from 'react';

interface CloseDialogButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClose: () => void;
}

/** Closes a dialog, from beside its title. */
export function CloseDialogButton({ ref, onClose }: CloseDialogButtonProps) {
  return <Button ref={ref} appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={onClose} />;
}

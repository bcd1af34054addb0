import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { Ref } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { dialogFrameMessages } from './dialog-frame.messages.js';

interface CloseDialogButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClose: () => void;
}

/** Closes a dialog, from beside its title. */
export function CloseDialogButton({ ref, onClose }: CloseDialogButtonProps) {
  const messages = useMessages(dialogFrameMessages);
  return (
    <Button ref={ref} appearance="subtle" icon={<DismissRegular />} aria-label={messages.close} onClick={onClose} />
  );
}

import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { KeyboardRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { LazyPart } from '../../components/lazy-part/lazy-part.js';
import { useChunkErrorToast } from '../../components/lazy-part/use-chunk-error-toast.js';
import { useMessages } from '../../i18n/messages.js';
import { loadWithTexts } from '../../i18n/show-language.js';
import { isHelpKey } from './help-key.js';
import { keyboardHelpMessages } from './keyboard-help.messages.js';

const loadDialog = () => loadWithTexts(async () => (await import('./keyboard-help-dialog.js')).KeyboardHelpDialog);

/** The list of the console's keys: `?` opens it, and a button where there is room for one. */
export function KeyboardHelp({ hasButton }: { readonly hasButton: boolean }) {
  const messages = useMessages(keyboardHelpMessages);
  const [isOpen, setOpen] = useState(false);
  const focusComesBack = useRestoreFocusTarget();
  const sayMissing = useChunkErrorToast();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHelpKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      {hasButton ? (
        <Button
          {...focusComesBack}
          appearance="subtle"
          icon={<KeyboardRegular />}
          aria-label={messages.keyboardShortcuts}
          aria-haspopup="dialog"
          title={messages.keyboardShortcuts}
          onClick={() => setOpen(true)}
        />
      ) : null}
      {isOpen ? (
        <LazyPart
          load={loadDialog}
          onMissing={() => {
            setOpen(false);
            sayMissing(messages.theKeyboardShortcuts);
          }}
        >
          {(KeyboardHelpDialog) => <KeyboardHelpDialog onClose={() => setOpen(false)} />}
        </LazyPart>
      ) : null}
    </>
  );
}

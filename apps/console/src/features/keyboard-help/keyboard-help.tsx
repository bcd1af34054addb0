import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { KeyboardRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { LatePart } from '../../components/lazy-part/lazy-part.js';
import { useMissingNotice } from '../../components/lazy-part/use-chunk-error-toast.js';
import { isHelpKey } from './help-key.js';

const loadDialog = async () => (await import('./keyboard-help-dialog.js')).KeyboardHelpDialog;

/** The list of the console's keys: `?` opens it, and a button where there is room for one. */
export function KeyboardHelp({ hasButton }: { readonly hasButton: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const focusComesBack = useRestoreFocusTarget();
  const sayMissing = useMissingNotice();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isHelpKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      {hasButton ? (
        <Button
          {...focusComesBack}
          appearance="subtle"
          icon={<KeyboardRegular />}
          aria-label="Keyboard shortcuts"
          aria-haspopup="dialog"
          title="Keyboard shortcuts"
          onClick={() => setOpen(true)}
        />
      ) : null}
      {isOpen ? (
        <LatePart
          load={loadDialog}
          onMissing={() => {
            setOpen(false);
            sayMissing('The list of keys');
          }}
        >
          {(KeyboardHelpDialog) => <KeyboardHelpDialog onClose={() => setOpen(false)} />}
        </LatePart>
      ) : null}
    </>
  );
}

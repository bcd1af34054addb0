import { Button } from '@fluentui/react-components';
import { CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useToast } from '../toast/use-toast.js';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for instance `email endpoint`. */
  readonly what: string;
  /** What the button says; part of its name. */
  readonly label?: string;
  /** The button's whole name where several stand on a page; it begins with the label. */
  readonly name?: string;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, what, label = 'Copy', name }: CopyButtonProps) {
  const notify = useToast();
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      notify({ kind: 'success', title: 'Copied', body: `The ${what} is on the clipboard.` });
    } catch {
      notify({
        kind: 'error',
        title: 'Not copied',
        body: 'The browser did not allow it. Select the text and copy it.',
      });
    }
  };
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={isDone ? <CheckmarkRegular /> : <CopyRegular />}
      aria-label={name ?? (label === 'Copy' ? `Copy ${what}` : label)}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}

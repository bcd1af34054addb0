import { Button } from '@fluentui/react-components';
import { CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { useToast } from '../toast/use-toast.js';
import { copyButtonMessages } from './copy-button.messages.js';

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
export function CopyButton({ text, what, label, name }: CopyButtonProps) {
  const messages = useMessages(copyButtonMessages);
  const notify = useToast();
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      notify({ kind: 'success', title: messages.copied, body: messages.copiedBody(what) });
    } catch {
      notify({
        kind: 'error',
        title: messages.notCopied,
        body: messages.notCopiedBody,
      });
    }
  };
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={isDone ? <CheckmarkRegular /> : <CopyRegular />}
      aria-label={name ?? label ?? messages.copyWhat(what)}
      onClick={() => void copy()}
    >
      {label ?? messages.copy}
    </Button>
  );
}

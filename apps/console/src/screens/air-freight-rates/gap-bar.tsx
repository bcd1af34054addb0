import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';

interface GapBarProps {
  /** Which airports lack what; undefined where none does. */
  readonly words: string | undefined;
  readonly onShow: () => void;
}

/** Says which airports cannot be quoted for want of a compulsory rate. */
export function GapBar({ words, onShow }: GapBarProps) {
  if (words === undefined) return null;
  return (
    <MessageBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>Compulsory rates are missing.</MessageBarTitle>
        {`Quotations to these airports wait for a person: ${words}`}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onShow}>Show coverage</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

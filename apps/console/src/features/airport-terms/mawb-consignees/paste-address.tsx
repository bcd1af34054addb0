import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { ClipboardPasteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.js';
import { mawbConsigneesMessages } from './mawb-consignees.messages.js';
import { type AddressFields, parseAddressLines } from './parse-address-lines.js';

const useStyles = makeStyles({
  offer: { alignSelf: 'flex-start' },
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface PasteAddressProps {
  readonly onFill: (fields: AddressFields) => void;
}

/** Fills the eight fields from the eight lines that staff have as a text. */
export function PasteAddress({ onFill }: PasteAddressProps) {
  const messages = useMessages(mawbConsigneesMessages);
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const fill = () => {
    const fields = parseAddressLines(text);
    if (typeof fields === 'string') {
      setError(fields);
      return;
    }
    setError(undefined);
    setText('');
    setOpen(false);
    onFill(fields);
  };
  if (!isOpen) {
    return (
      <Button className={styles.offer} icon={<ClipboardPasteRegular />} onClick={() => setOpen(true)}>
        {messages.paste8Lines}
      </Button>
    );
  }
  return (
    <div className={styles.box}>
      <Field label={messages.eightAddressLines} hint={messages.eightAddressLinesHint} validationMessage={error}>
        <Textarea rows={8} value={text} autoFocus onChange={(_event, { value }) => setText(value)} />
      </Field>
      <div className={styles.actions}>
        <Button onClick={fill}>{messages.fillTheFields}</Button>
        <Button appearance="subtle" onClick={() => setOpen(false)}>
          {messages.doNotPaste}
        </Button>
      </div>
    </div>
  );
}

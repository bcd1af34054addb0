import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DocumentAddRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { fileImportMessages } from './file-import.messages.js';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  name: { overflowWrap: 'anywhere' },
  input: { display: 'none' },
});

interface FileChooserProps {
  /** What the file is, for those who do not see the button. */
  readonly label: string;
  /** The one that was chosen last. */
  readonly file: File | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

/** Chooses a CSV file or workbook to import; the same file can be chosen again after it was changed. */
export function FileChooser({ label, file, isBusy, onChoose }: FileChooserProps) {
  const messages = useMessages(fileImportMessages);
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.row}>
      <Button icon={<DocumentAddRegular />} disabledFocusable={isBusy} onClick={() => input.current?.click()}>
        {file ? messages.chooseAnotherFile : messages.chooseAFile}
      </Button>
      {file ? (
        <Text className={styles.name} translate="no">
          {file.name}
        </Text>
      ) : null}
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept=".csv,.xlsx"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onChoose(chosen);
          event.target.value = '';
        }}
      />
    </div>
  );
}

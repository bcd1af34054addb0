import { Button, makeStyles, Text } from '@fluentui/react-components';
import { NoteEditRegular } from '@fluentui/react-icons';
import { useMessages } from '../../i18n/messages.js';
import { DetailsSection } from './details-section.js';
import { noteMessages } from './note.messages.js';

const useStyles = makeStyles({ note: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

interface NoteSectionProps {
  readonly note: string | null;
  /** Opens the dialog; undefined where the note is only read. */
  readonly onChange: (() => void) | undefined;
}

/** What the customer is told beside the figures, and the way to say something else. */
export function NoteSection({ note, onChange }: NoteSectionProps) {
  const messages = useMessages(noteMessages);
  const styles = useStyles();
  return (
    <DetailsSection title={messages.title}>
      <Text className={styles.note}>{note ?? messages.none}</Text>
      {onChange ? (
        <div>
          <Button icon={<NoteEditRegular />} onClick={onChange}>
            {note ? messages.change : messages.write}
          </Button>
        </div>
      ) : null}
    </DetailsSection>
  );
}

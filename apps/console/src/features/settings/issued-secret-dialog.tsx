import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CopyButton } from '../../components/copy-button/copy-button.js';
import { DialogFrame } from '../../components/dialog-frame/dialog-frame.js';

const useStyles = makeStyles({
  secret: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase500,
    overflowWrap: 'anywhere',
  },
});

interface IssuedSecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** What it is, for instance `password`. */
  readonly what: string;
  /** Who is to be told, and that it is shown this once. */
  readonly note: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Shows a secret that was made up, which nobody can look up later. */
export function IssuedSecretDialog({ title, secret, what, note, closeLabel, onClose }: IssuedSecretDialogProps) {
  const styles = useStyles();
  return (
    <DialogFrame
      title={title}
      isSmall
      actions={
        <Button appearance="primary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
      onSubmit={onClose}
      onClose={onClose}
    >
      <div className={styles.secret}>
        <span>{secret}</span>
        <CopyButton text={secret} what={what} />
      </div>
      <Text>{note}</Text>
    </DialogFrame>
  );
}

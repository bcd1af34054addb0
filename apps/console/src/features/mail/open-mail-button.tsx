import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { mailMessages } from './mail.messages.js';

const useStyles = makeStyles({
  button: {
    justifyContent: 'flex-start',
    textAlign: 'left',
    paddingInline: tokens.spacingHorizontalXS,
    minWidth: 0,
    marginLeft: '-4px',
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
  },
});

interface OpenMailButtonProps {
  readonly subject: string;
  /** Which one it is, for instance `email 7`; part of the button's name. */
  readonly what: string;
  readonly onOpen: () => void;
}

/** The subject of a mail; it opens the mail. */
export function OpenMailButton({ subject, what, onOpen }: OpenMailButtonProps) {
  const messages = useMessages(mailMessages);
  const styles = useStyles();
  const focusComesBack = useRestoreFocusTarget();
  const label = subject || messages.noSubject;
  return (
    <Button
      {...focusComesBack}
      appearance="transparent"
      className={styles.button}
      aria-label={`${label}, ${what}`}
      translate={subject ? 'no' : undefined}
      onClick={onOpen}
    >
      {label}
    </Button>
  );
}

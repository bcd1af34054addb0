import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CopyButton } from '../../../components/copy-button/copy-button.js';
import { useMessages } from '../../../i18n/messages.js';
import { secondFactorMessages } from './second-factor.messages.js';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: tokens.spacingVerticalXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontFamily: tokens.fontFamilyMonospace,
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the codes for when the app is not at hand, which nobody can look up later. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const messages = useMessages(secondFactorMessages);
  const styles = useStyles();
  return (
    <>
      <Text>{messages.keepTheCodes}</Text>
      <ul className={styles.list} aria-label={messages.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button appearance="primary" onClick={onDone}>
          {messages.iHaveKeptThem}
        </Button>
        <CopyButton text={codes.join('\n')} what={messages.recoveryCodes} />
      </div>
    </>
  );
}

import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { ledgerMessages } from './ledger.messages.js';
import { useMarkStyles } from './use-mark-styles.js';

const useStyles = makeStyles({
  legend: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    listStyleType: 'none',
    margin: `0 0 ${tokens.spacingVerticalM}`,
    padding: 0,
    color: tokens.colorNeutralForeground2,
  },
  mark: { padding: '0 2px', cursor: 'default' },
});

/** What the marks in the text of an email mean. */
export function LedgerLegend() {
  const messages = useMessages(ledgerMessages);
  const styles = useStyles();
  const marks = useMarkStyles();
  const items = [
    { mark: marks.used, words: messages.usedLegend },
    { mark: marks.setAside, words: messages.setAsideLegend },
    { mark: marks.leftOver, words: messages.leftOverLegend },
  ];
  return (
    <ul className={styles.legend} aria-label={messages.legend}>
      {items.map(({ mark, words }) => (
        <li key={words}>
          <mark className={mergeClasses(mark, styles.mark)}>{words}</mark>
        </li>
      ))}
    </ul>
  );
}

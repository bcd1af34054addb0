import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { LedgerEntryView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { ledgerMessages } from '../evidence-text/ledger.messages.js';
import { type LedgerAssignment, LeftOverMenu } from '../evidence-text/left-over-menu.js';

const useStyles = makeStyles({
  block: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  title: typographyStyles.body1Strong,
  quiet: { color: tokens.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    listStyleType: 'none',
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: 0,
  },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    overflowWrap: 'anywhere',
  },
});

interface LeftOverListProps {
  readonly ledger: readonly LedgerEntryView[];
  /** Undefined where nothing can be said about them any more. */
  readonly assignment: LedgerAssignment | undefined;
}

/** What is left over in the email, beside the reasons that it holds a quotation for: nobody has to look for it. */
export function LeftOverList({ ledger, assignment }: LeftOverListProps) {
  const messages = useMessages(ledgerMessages);
  const styles = useStyles();
  const entries = ledger.filter(({ use }) => use === 'left-over');
  if (entries.length === 0) return null;
  return (
    <div className={styles.block}>
      <h4 className={styles.title}>{messages.leftOverInTheEmail}</h4>
      {assignment ? <Text className={styles.quiet}>{messages.leftOverIntro}</Text> : null}
      <ul className={styles.list} aria-label={messages.leftOverInTheEmail}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.part} ${entry.start} ${entry.text}`} className={styles.item}>
            <span>{entry.text}</span>
            {assignment ? <LeftOverMenu entry={entry} assignment={assignment} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

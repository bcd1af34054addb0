import { makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { LedgerEntryView } from '../../api/generated.js';
import { EvidenceText } from '../../components/evidence-text/evidence-text.js';
import { LedgerLegend } from '../../components/evidence-text/ledger-legend.js';
import { useMessages } from '../../i18n/messages.js';
import { mailMessages } from './mail.messages.js';

/** A line of the server's own mails that is a rule across the page. */
const SEPARATOR_LINE = /^([=-]{20,})$/m;

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, marginBottom: tokens.spacingVerticalS },
  body: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  ours: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  // As long as there is room for, instead of a line and a half on a telephone.
  rule: { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', overflowWrap: 'normal' },
});

interface MailBodyProps {
  readonly text: string;
  /** What became of each part of it; empty where nobody looked. */
  readonly ledger?: readonly LedgerEntryView[];
  /** Whether the server wrote it, in lines of its own with figures in columns. */
  readonly isOurs?: boolean;
}

/** The plain text of a mail. */
export function MailBody({ text, ledger = [], isOurs = false }: MailBodyProps) {
  const messages = useMessages(mailMessages);
  const styles = useStyles();
  return (
    <section aria-label={messages.textOfTheMail}>
      <h3 className={styles.title}>{messages.text}</h3>
      {ledger.length > 0 ? <LedgerLegend /> : null}
      <div className={mergeClasses(styles.body, isOurs && styles.ours)} translate={text ? 'no' : undefined}>
        {text ? (
          isOurs ? (
            <SeparatedText text={text} />
          ) : (
            <EvidenceText text={text} part="body" ledger={ledger} />
          )
        ) : (
          <Text>{messages.thisMailHasNoText}</Text>
        )}
      </div>
    </section>
  );
}

function SeparatedText({ text }: { readonly text: string }) {
  const styles = useStyles();
  let at = 0;
  return text.split(SEPARATOR_LINE).map((part) => {
    const key = at;
    at += part.length;
    if (SEPARATOR_LINE.test(part)) {
      return (
        <span key={key} className={styles.rule}>
          {part}
        </span>
      );
    }
    // The rule before it ends its own line.
    return key === 0 ? part : part.replace(/^\r?\n/, '');
  });
}

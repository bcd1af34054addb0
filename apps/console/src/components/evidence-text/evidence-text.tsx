import { makeStyles } from '@fluentui/react-components';
import { Fragment } from 'react';
import type { EvidenceView, LedgerEntryView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { type EvidencePart, formatFieldName, splitIntoSegments, type TextSegment } from './evidence-segments.js';
import { ledgerMessages } from './ledger.messages.js';
import { formatRole } from './ledger-choices.js';
import { type LedgerAssignment, LeftOverMenu } from './left-over-menu.js';
import { useMarkStyles } from './use-mark-styles.js';

const useStyles = makeStyles({ words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });
const NOTHING: readonly never[] = [];
const NO_EVIDENCE = {};

interface EvidenceTextProps {
  readonly text: string;
  readonly part: EvidencePart;
  readonly evidence?: Readonly<Record<string, readonly EvidenceView[]>>;
  /** What became of the words that no value was read from. */
  readonly ledger?: readonly LedgerEntryView[];
  /** Undefined where nothing can be said about left-over words, only read. */
  readonly assignment?: LedgerAssignment | undefined;
}

/**
 * A part of an email: the words are marked that values were read from, that were set aside, and that are left over.
 * Pointing at them names the value or the role; left-over ones are buttons where a person may say what they are.
 */
export function EvidenceText({ text, part, evidence = NO_EVIDENCE, ledger = NOTHING, assignment }: EvidenceTextProps) {
  const styles = useStyles();
  return (
    <span className={styles.words} translate="no">
      {splitIntoSegments(text, part, evidence, ledger).map((segment) => (
        <Fragment key={segment.start}>
          <MarkedWords segment={segment} assignment={assignment} />
        </Fragment>
      ))}
    </span>
  );
}

interface MarkedWordsProps {
  readonly segment: TextSegment;
  readonly assignment: LedgerAssignment | undefined;
}

function MarkedWords({ segment, assignment }: MarkedWordsProps) {
  const messages = useMessages(ledgerMessages);
  const marks = useMarkStyles();
  const { text, fields, entry } = segment;
  // Evidence of a whole table covers a figure as well on which nothing rests.
  if (entry?.use === 'left-over') {
    // A menu of half an entry would be offered twice.
    return assignment && text === entry.text ? (
      <LeftOverMenu entry={entry} assignment={assignment} isInText />
    ) : (
      <mark className={marks.leftOver} title={messages.leftOverTitle}>
        {text}
      </mark>
    );
  }
  if (fields.length > 0) {
    return (
      <mark className={marks.used} title={fields.map(formatFieldName).join(', ')}>
        {text}
      </mark>
    );
  }
  if (entry?.use !== 'set-aside') return text;
  return (
    <mark className={marks.setAside} title={formatRole(entry.role)}>
      {text}
    </mark>
  );
}

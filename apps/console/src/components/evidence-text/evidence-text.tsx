import { makeStyles, tokens } from '@fluentui/react-components';
import type { EvidenceView } from '../../api/generated.js';
import { formatFieldName, splitIntoSegments } from './evidence-segments.js';

const useStyles = makeStyles({
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  mark: {
    color: 'inherit',
    backgroundColor: tokens.colorBrandBackground2,
    borderBottom: `2px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'help',
  },
});

interface EvidenceTextProps {
  readonly text: string;
  readonly part: 'from' | 'subject' | 'body' | 'whole';
  readonly evidence: Readonly<Record<string, readonly EvidenceView[]>>;
}

/** A part of an email with the words marked that values were read from; pointing at them names the values. */
export function EvidenceText({ text, part, evidence }: EvidenceTextProps) {
  const styles = useStyles();
  return (
    <span className={styles.words}>
      {splitIntoSegments(text, part, evidence).map(({ start, text: words, fields }) =>
        fields.length === 0 ? (
          words
        ) : (
          <mark key={start} className={styles.mark} title={fields.map(formatFieldName).join(', ')}>
            {words}
          </mark>
        ),
      )}
    </span>
  );
}

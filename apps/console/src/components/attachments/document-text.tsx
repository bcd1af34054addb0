import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { EvidenceView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { useMarkStyles } from '../evidence-text/use-mark-styles.js';
import { ScrollArea } from '../scroll-area/scroll-area.js';
import { attachmentsMessages } from './attachments.messages.js';
import { type Cell, splitIntoBlocks } from './document-blocks.js';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: 0, marginBottom: tokens.spacingVerticalS },
  lines: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBottom: tokens.spacingVerticalM },
  area: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200, marginBottom: tokens.spacingVerticalM },
  cell: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    verticalAlign: 'top',
  },
});

interface DocumentTextProps {
  readonly text: string;
  /** What was read from this document. */
  readonly evidence: Readonly<Record<string, readonly EvidenceView[]>>;
}

/** The words of a document: lines as lines, tables as tables; what values rest on is marked. */
export function DocumentText({ text, evidence }: DocumentTextProps) {
  const messages = useMessages(attachmentsMessages);
  const styles = useStyles();
  const spans = Object.values(evidence).flat();
  const blocks = splitIntoBlocks(text);
  const tables = blocks.filter(({ rows }) => rows !== undefined);
  return (
    <section aria-label={messages.wordsThatAreRead}>
      <h3 className={styles.title}>{messages.wordsThatAreRead}</h3>
      {blocks.map((block) => {
        const { start, lines, rows = [] } = block;
        if (lines !== undefined) {
          return (
            <div key={start} className={styles.lines} translate="no">
              <Words cell={{ start, text: lines }} spans={spans} />
            </div>
          );
        }
        return (
          <ScrollArea key={start} className={styles.area} label={messages.tableNumber(tables.indexOf(block) + 1)}>
            <table className={styles.table} translate="no">
              <tbody>
                {rows.map((row) => (
                  <tr key={row[0]?.start}>
                    {row.map((cell) => (
                      <td key={cell.start} className={styles.cell}>
                        <Words cell={cell} spans={spans} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
        );
      })}
    </section>
  );
}

/** Words of a document, with those marked that values rest on. */
function Words({ cell: { start, text }, spans }: { readonly cell: Cell; readonly spans: readonly EvidenceView[] }) {
  const marks = useMarkStyles();
  const within = spans
    .map((span) => ({ from: Math.max(span.start - start, 0), to: Math.min(span.end - start, text.length) }))
    .filter(({ from, to }) => to > from);
  const cuts = [...new Set([0, text.length, ...within.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, k) => {
    const words = text.slice(from, cuts[k + 1]);
    const isMarked = words.trim() !== '' && within.some((span) => span.from <= from && span.to > from);
    return isMarked ? (
      <mark key={from} className={marks.used}>
        {words}
      </mark>
    ) : (
      words
    );
  });
}

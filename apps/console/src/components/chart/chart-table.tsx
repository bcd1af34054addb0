import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { ScrollArea } from '../scroll-area/scroll-area.js';
import { chartMessages } from './chart.messages.js';

const useStyles = makeStyles({
  region: { maxHeight: '300px', overflow: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse' },
  caption: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  head: {
    textAlign: 'right',
    padding: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { textAlign: 'left' },
  },
  name: {
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    padding: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  figure: {
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    padding: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The figures of a chart, row by row. */
export interface ChartTableProps {
  readonly caption: string;
  /** The first is the name of what the rows are. */
  readonly headers: readonly string[];
  /** In each row the name comes first, figures follow. */
  readonly rows: ReadonlyArray<readonly [name: string, ...figures: string[]]>;
}

/** The figures of a chart as a table. */
export function ChartTable({ caption, headers, rows }: ChartTableProps) {
  const messages = useMessages(chartMessages);
  const styles = useStyles();
  return (
    <ScrollArea label={messages.asATable(caption)} className={styles.region}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col" className={styles.head}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={headers[index + 1]} className={styles.figure}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

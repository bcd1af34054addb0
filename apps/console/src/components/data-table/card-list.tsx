import { Card, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ACTIONS_COLUMN, type TableColumn } from './table-column.js';

const useStyles = makeStyles({
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    padding: 0,
  },
  card: { padding: '16px', gap: tokens.spacingVerticalM },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  title: { ...typographyStyles.subtitle2, overflowWrap: 'anywhere', minWidth: 0, paddingTop: '4px' },
  controls: { flexShrink: 0 },
  values: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  value: { display: 'grid', gridTemplateColumns: 'minmax(96px, 2fr) 5fr', gap: tokens.spacingHorizontalM },
  control: { alignItems: 'baseline' },
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, paddingTop: '2px' },
  words: { overflowWrap: 'anywhere', minWidth: 0 },
});

interface CardListProps<Row> {
  readonly what: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly idOf: (row: Row) => number;
  /** What a card is called; the first column's value where nothing better is said. */
  readonly titleOf?: ((row: Row) => string) | undefined;
}

/** The rows as cards: a title, and each value beside its column's name. */
export function CardList<Row>({ what, rows, columns, idOf, titleOf }: CardListProps<Row>) {
  const styles = useStyles();
  const [first] = columns;
  const others = titleOf ? columns : columns.slice(1);
  const controls = others.filter(({ id }) => id === ACTIONS_COLUMN);
  const values = others.filter(({ id }) => id !== ACTIONS_COLUMN);
  return (
    <ul className={styles.cards} aria-label={what}>
      {rows.map((row) => (
        <li key={idOf(row)}>
          <Card className={styles.card}>
            <div className={styles.head}>
              <div className={styles.title}>{titleOf ? titleOf(row) : first?.cell(row)}</div>
              {controls.map(({ id, cell }) => (
                <div key={id} className={styles.controls}>
                  {cell(row)}
                </div>
              ))}
            </div>
            <dl className={styles.values}>
              {values.map(({ id, header, cell, hasControls }) => (
                <div key={id} className={mergeClasses(styles.value, hasControls && styles.control)}>
                  <dt className={styles.term}>{header}</dt>
                  <dd className={styles.words}>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

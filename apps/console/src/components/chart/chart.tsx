import { Button, makeStyles, Spinner, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { ChartMultipleRegular, TableRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { LazyPart } from '../lazy-part/lazy-part.js';
import { chartMessages } from './chart.messages.js';
import type { ChartKind, ChartPoint } from './chart-point.js';
import { ChartTable, type ChartTableProps } from './chart-table.js';

/** Section 9 of the specification. */
const HEIGHT_PX = 300;

const loadDrawing = async () => (await import('./chart-drawing.js')).ChartDrawing;

const useStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: typographyStyles.subtitle2,
  ground: { minHeight: `${HEIGHT_PX}px`, minWidth: 0, overflow: 'hidden' },
  wait: { display: 'grid', placeItems: 'center', height: `${HEIGHT_PX}px` },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface ChartProps {
  /** What is shown, for instance `Quotations by Destination Country`. */
  readonly title: string;
  /** What can be seen in it, in a sentence; read out instead of the drawing. */
  readonly summary: string;
  readonly kind: ChartKind;
  /** What a value counts, for instance `Quotations`. */
  readonly valueName: string;
  readonly points: readonly ChartPoint[];
  readonly table: Omit<ChartTableProps, 'caption'>;
  /** Called with a point's place where it is pressed. */
  readonly onPick?: (index: number) => void;
}

/** Figures as a drawing, with the same figures as a table on demand. */
export function Chart({ title, summary, kind, valueName, points, table, onPick }: ChartProps) {
  const messages = useMessages(chartMessages);
  const styles = useStyles();
  const [isTable, setTable] = useState(false);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          size="small"
          appearance="subtle"
          icon={isTable ? <ChartMultipleRegular /> : <TableRegular />}
          aria-label={isTable ? messages.showTitleAsChart(title) : messages.showTitleAsTable(title)}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? messages.showAsChart : messages.showAsTable}
        </Button>
      </figcaption>
      {isTable ? (
        <ChartTable caption={title} {...table} />
      ) : (
        <div className={styles.ground} role="img" aria-label={summary}>
          {/* Without its code the figures stand as a table. */}
          <LazyPart
            load={loadDrawing}
            onMissing={() => setTable(true)}
            waiting={
              <div className={styles.wait}>
                <Spinner size="small" label={messages.loadingChart} />
              </div>
            }
          >
            {(Drawing) => (
              <Drawing kind={kind} valueName={valueName} points={points} heightPx={HEIGHT_PX} onPick={onPick} />
            )}
          </LazyPart>
        </div>
      )}
      <Text className={styles.quiet} size={200}>
        {summary}
      </Text>
    </figure>
  );
}

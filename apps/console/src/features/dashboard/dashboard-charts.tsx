import { Card, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { CountryView } from '../../api/reference-data.endpoints.js';
import { Chart } from '../../components/chart/chart.js';
import { formatCount, formatDecimal, formatUsd } from '../../components/format/format.js';
import { toCountryRows, toTimeRows } from './chart-rows.js';
import type { QuotationStats } from './dashboard.endpoints.js';

const useStyles = makeStyles({ card: { padding: '20px', gap: tokens.spacingVerticalM, minWidth: 0 } });

interface CountryChartProps {
  readonly stats: QuotationStats;
  readonly countries: readonly CountryView[];
  readonly onChoose: (code: string) => void;
}

/** Quotations by destination country; a bar narrows the dashboard to its country. */
export function CountryChart({ stats, countries, onChoose }: CountryChartProps) {
  const styles = useStyles();
  const rows = useMemo(() => toCountryRows(stats.byCountry, countries), [stats.byCountry, countries]);
  const points = useMemo(() => rows.map(({ name, count, color }) => ({ name, value: count, color })), [rows]);
  const busiest = rows.reduce<(typeof rows)[number] | undefined>(
    (most, row) => (row.count > (most?.count ?? 0) ? row : most),
    undefined,
  );
  const pick = useMemo(
    () => (index: number) => {
      const code = rows[index]?.alpha2;
      if (code) onChoose(code);
    },
    [rows, onChoose],
  );
  return (
    <Card className={styles.card}>
      <Chart
        title="Quotations by Destination Country"
        summary={
          busiest
            ? `Most quotations go to ${busiest.name}: ${formatDecimal(busiest.count, 0)} of ${formatDecimal(stats.total, 0)}.`
            : 'No quotations in this view.'
        }
        kind="bar"
        valueName="Quotations"
        points={points}
        table={{
          headers: ['Country', 'Quotations', 'Value'],
          rows: rows.map(({ name, count, value }) => [name, formatDecimal(count, 0), formatUsd(value)]),
        }}
        onPick={pick}
      />
    </Card>
  );
}

/** Quotations day by day, or week by week; times without any are drawn as nought. */
export function TimeChart({ stats }: { readonly stats: QuotationStats }) {
  const styles = useStyles();
  const rows = useMemo(() => toTimeRows(stats.overTime), [stats.overTime]);
  const points = useMemo(() => rows.map(({ name, count, at }) => ({ name, value: count, at })), [rows]);
  const first = rows.at(0);
  const last = rows.at(-1);
  return (
    <Card className={styles.card}>
      <Chart
        title="Quotations over Time"
        summary={
          first && last
            ? `${formatCount(stats.total, 'quotation', 'quotations')}, ${formatSpan(toLowerCaseName(first.name), toLowerCaseName(last.name))}; days in UTC.`
            : 'No quotations in this view.'
        }
        kind="line"
        valueName="Quotations"
        points={points}
        table={{
          headers: ['Time (UTC)', 'Quotations', 'Value'],
          rows: rows.map(({ name, count, value }) => [name, formatDecimal(count, 0), formatUsd(value)]),
        }}
      />
    </Card>
  );
}

function formatSpan(first: string, last: string): string {
  return first === last ? `all of ${first}` : `from ${first} to ${last}`;
}

/** A name in the middle of a sentence. */
function toLowerCaseName(name: string): string {
  return name.replace(/^Week/, 'the week');
}

import { Card, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { CountryView } from '../../api/reference-data.endpoints.js';
import { Chart } from '../../components/chart/chart.js';
import { formatDecimal, formatUsd } from '../../components/format/format.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { toCountryRows, toTimeRows } from './chart-rows.js';
import type { QuotationStats } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';

const useStyles = makeStyles({ card: { padding: '20px', gap: tokens.spacingVerticalM, minWidth: 0 } });

interface CountryChartProps {
  readonly stats: QuotationStats;
  readonly countries: readonly CountryView[];
  readonly onChoose: (code: string) => void;
}

/** Quotations by destination country; a bar narrows the dashboard to its country. */
export function CountryChart({ stats, countries, onChoose }: CountryChartProps) {
  const messages = useMessages(dashboardMessages);
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
        title={messages.quotationsByDestinationCountry}
        summary={
          busiest
            ? messages.mostQuotationsGoTo(busiest.name, formatDecimal(busiest.count, 0), formatDecimal(stats.total, 0))
            : messages.noQuotationsInThisView
        }
        kind="bar"
        valueName={messages.quotations}
        points={points}
        table={{
          headers: [messages.country, messages.quotations, messages.value],
          rows: rows.map(({ name, count, value }) => [name, formatDecimal(count, 0), formatUsd(value)]),
        }}
        onPick={pick}
      />
    </Card>
  );
}

/** Quotations day by day, or week by week; times without any are drawn as nought. */
export function TimeChart({ stats }: { readonly stats: QuotationStats }) {
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  const rows = useMemo(() => toTimeRows(stats.overTime), [stats.overTime]);
  const points = useMemo(() => rows.map(({ name, count, at }) => ({ name, value: count, at })), [rows]);
  const first = rows.at(0);
  const last = rows.at(-1);
  return (
    <Card className={styles.card}>
      <Chart
        title={messages.quotationsOverTime}
        summary={
          first && last
            ? messages.quotationsOverTimeSummary(
                stats.total,
                formatSpan(toLowerCaseName(first.name), toLowerCaseName(last.name)),
              )
            : messages.noQuotationsInThisView
        }
        kind="line"
        valueName={messages.quotations}
        points={points}
        table={{
          headers: [messages.date, messages.quotations, messages.value],
          rows: rows.map(({ name, count, value }) => [name, formatDecimal(count, 0), formatUsd(value)]),
        }}
      />
    </Card>
  );
}

function formatSpan(first: string, last: string): string {
  const messages = getMessages(dashboardMessages);
  return first === last ? messages.allOfDay(first) : messages.fromDayToDay(first, last);
}

/** A name in the middle of a sentence. */
function toLowerCaseName(name: string): string {
  const messages = getMessages(dashboardMessages);
  return name.startsWith(messages.week) ? `${messages.theWeek}${name.slice(messages.week.length)}` : name;
}

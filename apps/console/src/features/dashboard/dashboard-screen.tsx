import { Card, makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { formatTime } from '../../components/format/format.js';
import { usePlaces } from '../../components/places/use-places.js';
import { QuotationDetailsDialog } from '../../components/quotation-details/quotation-details-dialog.js';
import { ALL_QUOTATIONS } from '../../components/quotation-filters/quotation-filters.js';
import { useMessages } from '../../i18n/messages.js';
import { AdvancedFilters } from './advanced-filters.js';
import { useQuotationStatsQuery } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';
import { CountryChart, TimeChart } from './dashboard-charts.js';
import { type DashboardView, parseView, toSearchParams } from './dashboard-url.js';
import { MarginsCard } from './margins-card.js';
import { QualityCard } from './quality-card.js';
import { RecentRequests } from './recent-requests.js';
import { SummaryCards } from './summary-cards.js';
import { computeSummaryKpis } from './summary-kpis.js';
import { TopDomains } from './top-domains.js';
import { ViewFilters } from './view-filters.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  // As tall as the window: what stands below the figures does not jump out of sight once they come.
  skeleton: { padding: '20px', minHeight: '100vh', boxSizing: 'border-box' },
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What the quotations come to; every filter stands in the address. */
export function DashboardScreen() {
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const view = parseView(search);
  const places = usePlaces();
  const stats = useQuotationStatsQuery({ ...view, open: undefined });
  const change = useCallback(
    (changed: Partial<DashboardView>) => setSearch((before) => toSearchParams({ ...parseView(before), ...changed })),
    [setSearch],
  );
  const open = useCallback((id: number) => change({ open: id }), [change]);
  const chooseCountry = useCallback((country: string) => change({ country }), [change]);
  const shown = stats.currentData ?? (stats.isFetching ? stats.data : undefined);
  return (
    <div className={styles.page}>
      <ViewFilters view={view} countries={places.countries} onChange={change} onRefresh={() => void stats.refetch()} />
      {stats.isFetching && !shown ? (
        <Card className={styles.skeleton}>
          <Skeleton aria-label={messages.loadingFigures} className={styles.lines}>
            <SkeletonItem size={32} />
            <SkeletonItem size={128} />
          </Skeleton>
        </Card>
      ) : null}
      {stats.error && !stats.isFetching ? (
        <ErrorMessage title={messages.errorLoadingFigures} failure={stats.error} onRetry={() => void stats.refetch()} />
      ) : null}
      {places.failure ? (
        <ErrorMessage title={messages.countriesAreNotAvailable} failure={places.failure} onRetry={places.reload} />
      ) : null}
      {shown ? (
        <>
          <QualityCard stats={shown} />
          <SummaryCards kpis={computeSummaryKpis(shown, view.period)} />
          <div className={styles.charts}>
            <CountryChart stats={shown} countries={places.countries} onChoose={chooseCountry} />
            <TimeChart stats={shown} />
          </div>
          <MarginsCard view={view} />
          <TopDomains domains={shown.topDomains} onChoose={(domain) => change({ domain })} />
        </>
      ) : null}
      <AdvancedFilters
        view={view}
        domains={shown?.domains ?? []}
        countryName={(code) => places.countries.find((country) => country.code === code)?.name ?? code}
        shown={shown?.total}
        all={shown?.allTotal}
        onChange={change}
      />
      <RecentRequests view={view} onClear={() => change(ALL_QUOTATIONS)} onOpen={open} />
      {stats.fulfilledTimeStamp ? (
        <Text size={200} className={styles.quiet}>
          {messages.dataAsOf(formatTime(new Date(stats.fulfilledTimeStamp)))}
        </Text>
      ) : null}
      {view.open === undefined ? null : (
        <QuotationDetailsDialog id={view.open} onClose={() => change({ open: undefined })} />
      )}
    </div>
  );
}

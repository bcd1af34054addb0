import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { hasFilters, toFilterParams } from '../../components/quotation-filters/quotation-filters.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useMessages } from '../../i18n/messages.js';
import { useRecentQuotationsQuery } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';
import type { DashboardView } from './dashboard-url.js';
import { createRecentColumns } from './recent-columns.js';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: typographyStyles.subtitle1,
});

interface RecentRequestsProps {
  readonly view: DashboardView;
  readonly onClear: () => void;
  readonly onOpen: (id: number) => void;
}

/** The ten newest quotations of the view. */
export function RecentRequests({ view, onClear, onOpen }: RecentRequestsProps) {
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  const { currentData, error, isFetching, refetch } = useRecentQuotationsQuery({ ...view, open: undefined });
  const columns = useMemo(() => createRecentColumns(onOpen), [onOpen]);
  const rows = currentData?.data;
  const isFiltered = hasFilters(view);
  return (
    <section className={styles.section} aria-labelledby="recent-requests">
      <div className={styles.head}>
        <h2 id="recent-requests" className={styles.title}>
          {messages.recentQuotationRequests}
        </h2>
        <RouterLink to={`/quotations?${toFilterParams(view)}`}>{messages.seeAllInQuotations}</RouterLink>
      </div>
      {isFetching && !rows ? <TableSkeleton label={messages.loadingRecentQuotationRequests} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.errorLoadingQuotations} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState
          title={messages.noQuotationsFound}
          note={isFiltered ? messages.noQuotationFitsTheFilters : messages.noQuotationsYetNote}
        >
          {isFiltered ? <Button onClick={onClear}>{messages.clearAllFilters}</Button> : null}
          {isFiltered ? null : <RouterLink to="/email-processor">{messages.goToTheEmailProcessor}</RouterLink>}
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? (
        <DataTable
          what={messages.recentQuotationRequestsInText}
          one={messages.recentQuotationRequest}
          rows={rows}
          total={rows.length}
          columns={columns}
          idOf={(row) => row.id}
        />
      ) : null}
    </section>
  );
}

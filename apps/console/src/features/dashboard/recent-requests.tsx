import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { hasFilters, toFilterParams } from '../../components/quotation-filters/quotation-filters.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useRecentQuotationsQuery } from './dashboard.endpoints.js';
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
  const styles = useStyles();
  const { currentData, error, isFetching, refetch } = useRecentQuotationsQuery({ ...view, open: undefined });
  const columns = useMemo(() => createRecentColumns(onOpen), [onOpen]);
  const rows = currentData?.data;
  const isFiltered = hasFilters(view);
  return (
    <section className={styles.section} aria-labelledby="recent-requests">
      <div className={styles.head}>
        <h2 id="recent-requests" className={styles.title}>
          Recent Quotation Requests
        </h2>
        <RouterLink to={`/quotations?${toFilterParams(view)}`}>See all in Quotations</RouterLink>
      </div>
      {isFetching && !rows ? <TableSkeleton label="Loading recent quotation requests" /> : null}
      {error && !isFetching ? (
        <ErrorMessage title="Error loading quotations" failure={error} onRetry={() => void refetch()} />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState
          title="No quotations found"
          note={isFiltered ? 'No quotation fits the filters.' : 'Process an email to generate quotations'}
        >
          {isFiltered ? <Button onClick={onClear}>Clear All Filters</Button> : null}
          {isFiltered ? null : <RouterLink to="/email-processor">Go to the Email Processor</RouterLink>}
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? (
        <DataTable
          what="recent quotation requests"
          one="recent quotation request"
          rows={rows}
          total={rows.length}
          columns={columns}
          idOf={(row) => row.id}
        />
      ) : null}
    </section>
  );
}

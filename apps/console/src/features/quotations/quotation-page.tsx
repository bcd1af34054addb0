import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { QuotationOrder } from '../../../../../domain/quoting/quotation-order.js';
import { RecordGrid } from '../../components/data-table/record-grid.js';
import { type SortedColumns, toOrder, toSortState } from '../../components/data-table/server-order.js';
import { formatPageRange } from '../../components/format/format.js';
import { Pager } from '../../components/pager/pager.js';
import { useNarrowWindow } from '../../components/window-width/use-narrow-window.js';
import { useMessages } from '../../i18n/messages.js';
import { QuotationCards } from './quotation-cards.js';
import { createQuotationColumns } from './quotation-columns.js';
import type { QuotationPage as PageOfQuotations } from './quotations.endpoints.js';
import { quotationsMessages } from './quotations.messages.js';
import { parseView, type QuotationsView, toSearchParams } from './quotations-url.js';

/** What the heads of columns sort by, in either direction. */
const SORTED_COLUMNS: SortedColumns<QuotationOrder> = {
  created: { ascending: 'oldest-first', descending: 'newest-first' },
  amount: { ascending: 'amount-ascending', descending: 'amount-descending' },
  client: { ascending: 'client-ascending', descending: 'client-descending' },
};

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface QuotationPageProps {
  readonly view: QuotationsView;
  readonly shown: PageOfQuotations;
  readonly onChange: (change: Partial<QuotationsView>) => void;
}

/** One page of quotations as cards or as a table, and the way to the next; a narrow window always shows cards. */
export function QuotationPage({ view, shown, onChange }: QuotationPageProps) {
  const messages = useMessages(quotationsMessages);
  const styles = useStyles();
  const isNarrow = useNarrowWindow();
  const { pathname, search } = useLocation();
  const detailsAt = useCallback(
    (id: number) => `${pathname}?${toSearchParams({ ...parseView(new URLSearchParams(search)), open: id })}`,
    [pathname, search],
  );
  const columns = useMemo(() => createQuotationColumns(detailsAt), [detailsAt]);
  const { page, pageSize, layout } = view;
  return (
    <>
      <Text className={styles.quiet} role="status">
        {formatPageRange({ first: (page - 1) * pageSize + 1, shown: shown.data.length, total: shown.total }, [
          messages.quotationInText,
          messages.quotationsInText,
        ])}
      </Text>
      {layout === 'table' && !isNarrow ? (
        <RecordGrid
          what={messages.quotationsInText}
          rows={shown.data}
          columns={columns}
          idOf={({ id }) => id}
          sort={toSortState(SORTED_COLUMNS, view.order)}
          onSort={(sort) => onChange({ order: toOrder(SORTED_COLUMNS, sort, 'newest-first'), page: 1 })}
        />
      ) : (
        <QuotationCards quotations={shown.data} detailsAt={detailsAt} />
      )}
      <Pager
        what={messages.quotationsInText}
        page={page}
        pageSize={pageSize}
        total={shown.total}
        onPage={(next) => onChange({ page: next })}
      />
    </>
  );
}

import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useDebouncedText } from '../../components/debounced-text/use-debounced-text.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { GROWTH_POLLING, NewRowsNotice } from '../../components/new-rows/new-rows-notice.js';
import { usePlaces } from '../../components/places/use-places.js';
import { QuotationDetailsDialog } from '../../components/quotation-details/quotation-details-dialog.js';
import { listFilterBadges } from '../../components/quotation-filters/filter-badges.js';
import { RemovableBadges } from '../../components/quotation-filters/removable-badges.js';
import { useMessages } from '../../i18n/messages.js';
import { ListTools } from './list-tools.js';
import { NoQuotations, QuotationSkeleton } from './quotation-cards.js';
import { QuotationFilterBar } from './quotation-filter-bar.js';
import { QuotationPage } from './quotation-page.js';
import { useQuotationCountQuery, useQuotationsQuery } from './quotations.endpoints.js';
import { quotationsMessages } from './quotations.messages.js';
import { hasAnyFilter, NO_FILTERS, parseView, type QuotationsView, toSearchParams } from './quotations-url.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
  },
  title: { ...typographyStyles.subtitle1, marginBottom: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** How many there are depends on the filters alone. */
const WITHOUT_LOOK = { order: 'newest-first', layout: 'cards', open: undefined, page: 1, pageSize: 12 } as const;

/** All quotations as cards or as a table; filters, page and the open one stand in the address. */
export function QuotationsScreen() {
  const messages = useMessages(quotationsMessages);
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const view = parseView(search);
  const places = usePlaces();
  // What only changes the look of the list asks the server for nothing new.
  const list = useQuotationsQuery({ ...view, layout: 'cards', open: undefined });
  const { currentData, data, error, isFetching, refetch } = list;
  const { currentData: total } = useQuotationCountQuery(
    { ...view, ...WITHOUT_LOOK },
    { ...GROWTH_POLLING, refetchOnMountOrArgChange: true },
  );
  const words = useDebouncedText(view.text, (text) => change({ text, page: 1 }));
  const { type } = words;
  const change = useCallback(
    (changed: Partial<QuotationsView>) => {
      if (changed.text !== undefined) type(changed.text);
      setSearch((before) => toSearchParams({ ...parseView(before), ...changed }), { replace: 'text' in changed });
    },
    [setSearch, type],
  );
  const badges = listFilterBadges(view, (code) => places.countries.find((one) => one.code === code)?.name ?? code);
  // While the next page loads, the one before stays on the screen.
  const shown = currentData ?? (isFetching ? data : undefined);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{messages.generatedQuotations}</h2>
          <Text className={styles.quiet}>{messages.screenSubtitle}</Text>
        </div>
        <ListTools view={view} onChange={change} onRefresh={() => void refetch()} />
      </div>
      <QuotationFilterBar view={view} search={words} countries={places.countries} onChange={change} />
      {badges.length > 0 ? (
        <RemovableBadges badges={badges} onChange={(previous) => change({ ...previous, page: 1 })} />
      ) : null}
      {places.failure ? (
        <ErrorMessage title={messages.countriesAreNotAvailable} failure={places.failure} onRetry={places.reload} />
      ) : null}
      <NewRowsNotice
        shownTotal={currentData?.total}
        total={total}
        onShow={() => {
          change({ page: 1 });
          void refetch();
        }}
      />
      {isFetching && !shown ? <QuotationSkeleton /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.errorLoadingQuotations} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {shown?.data.length === 0 ? (
        <NoQuotations isFiltered={hasAnyFilter(view) || view.page > 1} onClear={() => change(NO_FILTERS)} />
      ) : null}
      {shown && shown.data.length > 0 ? <QuotationPage view={view} shown={shown} onChange={change} /> : null}
      {view.open === undefined ? null : (
        <QuotationDetailsDialog id={view.open} onClose={() => change({ open: undefined })} />
      )}
    </div>
  );
}

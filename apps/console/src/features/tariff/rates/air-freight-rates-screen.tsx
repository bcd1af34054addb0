import { Button, makeStyles, Tab, TabList, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular, ArrowUploadRegular, CopyRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toUtcDay } from '../../../../../../domain/tariff/rate-validity.js';
import { isApiError } from '../../../api/api-error.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { ExportMenu } from '../../../components/download/export-menu.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { CopyDialog } from './copy-dialog.js';
import { toCoverageLines } from './coverage.js';
import { CoverageTable } from './coverage-table.js';
import { CoverageWarning } from './coverage-warning.js';
import { ImportDialog } from './import-dialog.js';
import { RateDialog } from './rate-dialog.js';
import type { RateFormDefaults } from './rate-form-values.js';
import { type RateRow, useRatesQuery } from './rates.endpoints.js';
import { RatesTab } from './rates-tab.js';
import { parseView, type RatesView, toSearchParams } from './rates-url.js';
import { SampleTariffWarning } from './sample-tariff-warning.js';
import { ServiceDefinitions } from './service-definitions.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** The tariff of destination charges. */
export function AirFreightRatesScreen() {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const [search, setSearch] = useSearchParams();
  const places = usePlaces();
  const view = parseView(search, places.airports);
  const { data: rows, error, isFetching, refetch } = useRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [subject, setSubject] = useState<RateRow | RateFormDefaults>();
  const [isImporting, setImporting] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [loadTitle, loadMessage] = getLoadErrorMessages(error);
  useErrorToast(error, loadTitle, loadMessage);
  const today = toUtcDay(new Date());
  const lines = useMemo(
    () => (rows ? toCoverageLines(places.airports, rows, today) : []),
    [places.airports, rows, today],
  );
  // What the address says now counts, not what was last drawn: two filters may be chosen before the screen is drawn anew.
  const change = (changed: Partial<RatesView>) =>
    setSearch(
      toSearchParams({ ...parseView(new URLSearchParams(window.location.search), places.airports), ...changed }),
    );
  // An address may name a rate, for instance that of a notification.
  const open: RateRow | RateFormDefaults | undefined = subject ?? rows?.find(({ id }) => id === view.rateId);
  const close = () => {
    setSubject(undefined);
    if (view.rateId !== undefined) change({ rateId: undefined });
  };
  const samples = rows?.filter(({ isSample }) => isSample).length ?? 0;
  const idOf = (airport: string | undefined) => places.airports.find(({ code }) => code === airport)?.id;
  const openNew = () =>
    setSubject({
      countryId: places.countries.find(({ code }) => code === view.country)?.id,
      locationId: idOf(view.airport),
      serviceCode: view.service,
    });
  return (
    <div className={styles.page}>
      <PageHeader subtitle="What each service costs at each airport. Every quotation is priced by these rates, in US dollars.">
        <Button icon={<ArrowUploadRegular />} onClick={() => setImporting(true)} {...restoreFocusTarget}>
          Import
        </Button>
        <ExportMenu address="/api/rates/export" name="rates" />
        <Button
          icon={<CopyRegular />}
          disabledFocusable={!rows || places.isLoading}
          onClick={() => setCopying(true)}
          {...restoreFocusTarget}
        >
          Copy rates
        </Button>
        <Button
          appearance="primary"
          icon={<AddRegular />}
          disabledFocusable={!rows || places.isLoading}
          onClick={openNew}
          {...restoreFocusTarget}
        >
          Add Rate
        </Button>
      </PageHeader>
      {samples > 0 ? <SampleTariffWarning count={samples} /> : null}
      <CoverageWarning lines={lines} onShow={() => change({ tab: 'coverage' })} />
      <ServiceDefinitions />
      <TabList
        selectedValue={view.tab}
        onTabSelect={(_event, { value }) => change({ tab: value === 'coverage' ? 'coverage' : 'rates' })}
        aria-label="Rates or their coverage"
      >
        <Tab value="rates">Rates</Tab>
        <Tab value="coverage">Coverage</Tab>
      </TabList>
      {isFetching && !rows ? <TableSkeleton label="Loading rates" /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={`${loadTitle}: ${loadMessage}`} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {places.failure ? (
        <ErrorMessage
          title="Countries and airports are not available."
          failure={places.failure}
          onRetry={places.reload}
        />
      ) : null}
      {view.tab === 'coverage' && rows ? <CoverageTable lines={lines} onOpen={setSubject} /> : null}
      {view.tab === 'rates' && rows ? (
        <RatesTab
          rows={rows}
          places={places}
          view={view}
          onChange={change}
          onClear={() => setSearch({})}
          onEdit={setSubject}
        />
      ) : null}
      {open && rows ? (
        <RateDialog
          key={getDialogKey(open)}
          subject={open}
          rows={rows}
          places={places}
          reload={() => refetch().unwrap()}
          onOpen={setSubject}
          onClose={close}
        />
      ) : null}
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
      {isCopying ? (
        <CopyDialog places={places} fromLocationId={idOf(view.airport)} onClose={() => setCopying(false)} />
      ) : null}
    </div>
  );
}

/** Another rate is another dialog. */
function getDialogKey(subject: RateRow | RateFormDefaults): string {
  return 'id' in subject ? `rate ${subject.id}` : 'new';
}

/** The words of section 8 of the specification: no answer at all, or an answer that is a failure. */
function getLoadErrorMessages(failure: unknown): readonly [title: string, message: string] {
  return isApiError(failure) && failure.status === 0
    ? ['Connection Error', 'Could not connect to database. Please refresh the page.']
    : ['Database Error', 'Could not load rates from database. Please refresh the page.'];
}

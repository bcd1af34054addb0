import { Button, Tab, TabList, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowUploadRegular, CalculatorRegular, CopyRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toOfficeDay } from '../../../../../../domain/office-day.js';
import { isApiError } from '../../../api/api-error.js';
import { useHasRole } from '../../../api/use-has-role.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { ExportMenu } from '../../../components/download/export-menu.js';
import { EntityTable } from '../../../components/entity-table/entity-table.js';
import { useHashAction } from '../../../components/entity-table/use-hash-action.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { CopyDialog } from './copy-dialog.js';
import { toCoverageLines } from './coverage.js';
import { CoverageTable } from './coverage-table.js';
import { CoverageWarning } from './coverage-warning.js';
import { HistoryDialog } from './history-dialog.js';
import { ImportDialog } from './import-dialog.js';
import { createRateColumns } from './rate-columns.js';
import { RateDialog } from './rate-dialog.js';
import { filterRates, RateFilters } from './rate-filters.js';
import { type RateFormDefaults, toRateBody, toRateFormValues } from './rate-form-values.js';
import { formatRateNames, RateSelectionContext, useRateSelection } from './rate-selection.js';
import { type RateRow, useCreateRateMutation, useDeleteRateMutation, useRatesQuery } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';
import { parseView, type RatesView, toSearchParams } from './rates-url.js';
import { SampleTariffWarning } from './sample-tariff-warning.js';
import { SelectedRates } from './selected-rates.js';
import { ServiceDefinitions } from './service-definitions.js';
import { simulationMessages } from './simulation.messages.js';
import { SimulationDialog } from './simulation-dialog.js';

/** The tariff of destination charges. */
export function AirFreightRatesScreen() {
  const messages = useMessages(ratesMessages);
  const simulation = useMessages(simulationMessages);
  const restoreFocusTarget = useRestoreFocusTarget();
  const mayChange = useHasRole('administrator');
  const maySimulate = useHasRole('operator');
  const [search, setSearch] = useSearchParams();
  const places = usePlaces();
  const view = parseView(search, places.airports);
  const list = useRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: rows, refetch } = list;
  const [remove] = useDeleteRateMutation();
  const [create] = useCreateRateMutation();
  const [subject, setSubject] = useState<RateRow | RateFormDefaults>();
  const [historyId, setHistoryId] = useState<number>();
  const [isImporting, setImporting] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [isSimulating, setSimulating] = useState(false);
  const selection = useRateSelection();
  const [loadTitle, loadMessage] = getLoadErrorMessages(list.error);
  useErrorToast(list.error, loadTitle, loadMessage);
  const today = toOfficeDay(new Date());
  const lines = useMemo(
    () => (rows ? toCoverageLines(places.airports, rows, today) : []),
    [places.airports, rows, today],
  );
  const columns = useMemo(() => createRateColumns(({ id }) => setHistoryId(id), mayChange), [mayChange]);
  // What the address says now counts, not what was last drawn: two filters may be chosen before the screen is drawn anew.
  const change = (changed: Partial<RatesView>) =>
    setSearch(
      toSearchParams({ ...parseView(new URLSearchParams(window.location.search), places.airports), ...changed }),
    );
  const showTab = (tab: RatesView['tab']) => {
    selection.clear();
    change({ tab });
  };
  // An address may name a rate, for instance that of a notification.
  const open: RateRow | RateFormDefaults | undefined = subject ?? rows?.find(({ id }) => id === view.rateId);
  const close = () => {
    setSubject(undefined);
    if (view.rateId !== undefined) change({ rateId: undefined });
  };
  const samples = rows?.filter(({ isSample }) => isSample).length ?? 0;
  const shown = rows && filterRates(rows, view);
  const history = rows?.find(({ id }) => id === historyId);
  const idOf = (airport: string | undefined) => places.airports.find(({ code }) => code === airport)?.id;
  const openNew = () =>
    setSubject({
      countryId: places.countries.find(({ code }) => code === view.country)?.id,
      locationId: idOf(view.airport),
      serviceCode: view.service,
    });
  useHashAction('#add', openNew);
  useHashAction('#import', () => setImporting(mayChange));
  const isCoverage = view.tab === 'coverage';
  return (
    <RateSelectionContext value={selection}>
      <EntityTable
        list={list}
        neededRole="administrator"
        shown={shown}
        view={isCoverage ? () => <CoverageTable lines={lines} onOpen={mayChange ? setSubject : undefined} /> : columns}
        subtitle={messages.addRateSubtitle}
        buttons={
          <>
            {mayChange ? (
              <Button icon={<ArrowUploadRegular />} onClick={() => setImporting(true)} {...restoreFocusTarget}>
                {messages.import}
              </Button>
            ) : null}
            <ExportMenu address="/api/rates/export" name="rates" />
            {maySimulate ? (
              <Button
                icon={<CalculatorRegular />}
                disabledFocusable={places.isLoading}
                onClick={() => setSimulating(true)}
                {...restoreFocusTarget}
              >
                {simulation.simulateShipment}
              </Button>
            ) : null}
            {mayChange ? (
              <Button
                icon={<CopyRegular />}
                disabledFocusable={!rows || places.isLoading}
                onClick={() => setCopying(true)}
                {...restoreFocusTarget}
              >
                {messages.copyRates}
              </Button>
            ) : null}
          </>
        }
        addLabel={messages.addRate}
        isAddDisabled={!rows || places.isLoading}
        onAdd={openNew}
        onEdit={setSubject}
        deletedKind="rate"
        deletion={{
          remove: ({ id, version }) => remove({ id, version }),
          restore: (row) => create({ ...toRateBody(toRateFormValues(row), row), isSample: row.isSample }),
          deleted: (row) => ({ title: messages.rateDeleted, body: formatRateNames([row]) }),
          restored: (row) => ({ title: messages.rateRestored, body: formatRateNames([row]) }),
          failed: () => ({ title: messages.deleteFailed }),
        }}
        confirmation={{
          question: messages.deleteQuestion(1),
          nameOf: (row) => formatRateNames([row]),
          failureTitle: messages.deleteFailed,
        }}
        loading={<TableSkeleton label={messages.loadingRates} />}
        loadFailedTitle={`${loadTitle}: ${loadMessage}`}
        required={{
          title: messages.placesNotAvailable,
          failure: places.failure,
          reload: places.reload,
        }}
        empty={
          isCoverage
            ? undefined
            : {
                title: messages.noRatesMatchFilter,
                action:
                  view.country || view.service || view.customer ? (
                    <Button onClick={() => setSearch({})}>{messages.clearFilters}</Button>
                  ) : null,
              }
        }
        toolbar={
          shown && !isCoverage && mayChange ? (
            <SelectedRates
              shown={shown}
              chosen={shown.filter(({ id }) => selection.selected.has(id))}
              onDone={selection.clear}
            />
          ) : null
        }
      >
        {samples > 0 ? <SampleTariffWarning count={samples} /> : null}
        <CoverageWarning lines={lines} onShow={() => showTab('coverage')} />
        <TabList
          selectedValue={view.tab}
          onTabSelect={(_event, { value }) => showTab(value === 'coverage' ? 'coverage' : 'rates')}
          aria-label={messages.ratesOrTheirCoverage}
        >
          <Tab value="rates">{messages.ratesHeading}</Tab>
          <Tab value="coverage">{messages.coverage}</Tab>
        </TabList>
        {rows && !isCoverage ? <RateFilters places={places} rows={rows} view={view} onChange={change} /> : null}
      </EntityTable>
      {/* Who works with rates every day knows the codes: they come after the rates. */}
      <ServiceDefinitions />
      {open && rows && mayChange ? (
        <RateDialog
          key={getDialogKey(open)}
          row={isRate(open) ? open : undefined}
          defaults={open}
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
      {isSimulating ? (
        <SimulationDialog places={places} airport={view.airport} onClose={() => setSimulating(false)} />
      ) : null}
      {history ? <HistoryDialog row={history} onClose={() => setHistoryId(undefined)} /> : null}
    </RateSelectionContext>
  );
}

function isRate(subject: RateRow | RateFormDefaults): subject is RateRow {
  return 'id' in subject;
}

/** Another rate is another dialog. */
function getDialogKey(subject: RateRow | RateFormDefaults): string {
  return isRate(subject) ? getMessages(ratesMessages).rateNumber(subject.id) : 'new';
}

/** The words of section 8 of the specification: no answer at all, or an answer that is a failure. */
function getLoadErrorMessages(failure: unknown): readonly [title: string, message: string] {
  const messages = getMessages(ratesMessages);
  return isApiError(failure) && failure.status === 0
    ? [messages.connectionError, messages.couldNotConnect]
    : [messages.databaseError, messages.couldNotLoadRates];
}

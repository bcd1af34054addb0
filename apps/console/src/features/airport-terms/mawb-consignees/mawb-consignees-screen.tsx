import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { LoadingCard } from '../../../components/data-table/loading-card.js';
import { EntityTable } from '../../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../../components/entity-table/use-entity-editor.js';
import { type PlaceFilter, PlaceFilters } from '../../../components/places/place-filters.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { createMawbConsigneeColumns } from './mawb-consignee-columns.js';
import { MawbConsigneeDialog } from './mawb-consignee-dialog.js';
import {
  toMawbConsigneeDraft,
  useConsignmentsQuery,
  useCreateConsignmentMutation,
  useDeleteConsignmentMutation,
} from './mawb-consignees.endpoints.js';
import { mawbConsigneesMessages } from './mawb-consignees.messages.js';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground2 } });

/** The consignment addresses for master air waybills, by country and airport. */
export function MawbConsigneesScreen() {
  const messages = useMessages(mawbConsigneesMessages);
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const filter = { country: search.get('country') ?? undefined, airport: search.get('airport') ?? undefined };
  const list = useConsignmentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = list.data;
  const places = usePlaces();
  const [remove] = useDeleteConsignmentMutation();
  const [create] = useCreateConsignmentMutation();
  const editor = useEntityEditor(list);
  useErrorToast(list.error, messages.error, messages.failedToFetchConsolidationConsignments);
  const view = useMemo(() => createMawbConsigneeColumns(places), [places]);
  const country = places.countries.find(({ code }) => code === filter.country);
  const airport = places.airports.find(({ code }) => code === filter.airport);
  const shown = rows?.filter(
    (row) => (!country || row.countryId === country.id) && (!airport || row.locationId === airport.id),
  );
  const missing = rows ? places.airports.filter(({ id }) => !rows.some((row) => row.locationId === id)) : [];
  return (
    <>
      <EntityTable
        list={list}
        neededRole="operator"
        shown={shown}
        view={view}
        subtitle={messages.addConsignmentSubtitle}
        addLabel={messages.addConsignment}
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletedKind="mawb-consignee"
        deletion={{
          remove: ({ id, version }) => remove({ id, version }),
          restore: (row) => create(toMawbConsigneeDraft(row)),
          deleted: (row) => ({
            title: messages.success,
            body: messages.consignmentDeletedSuccessfully,
            about: row.stationLegalName,
          }),
          restored: (row) => ({
            title: messages.success,
            body: messages.consignmentCreatedSuccessfully,
            about: row.stationLegalName,
          }),
          failed: () => ({ title: messages.error, body: messages.failedToDeleteConsolidationConsignment }),
        }}
        confirmation={{
          question: messages.deleteQuestion,
          nameOf: (row) => row.stationLegalName,
          failureTitle: messages.failedToDeleteConsolidationConsignment,
        }}
        loading={<LoadingCard label={messages.loadingConsolidationConsignments} />}
        loadFailedTitle={messages.failedToFetchConsolidationConsignments}
        required={{
          title: messages.placesNotAvailable,
          failure: places.failure,
          reload: places.reload,
        }}
        empty={{
          title: messages.noConsolidationConsignmentsFound,
          action: rows?.length ? <Button onClick={() => setSearch({})}>{messages.clearFilters}</Button> : null,
        }}
      >
        <PlaceFilters
          places={places}
          chosen={filter}
          airportWithoutCountry="absent"
          onChange={(chosen) => setSearch(toSearchParams(chosen))}
        />
        {missing.length > 0 ? (
          <Text className={styles.quiet}>
            {messages.airportsWithoutAConsignmentAddress(missing.map(({ code }) => code).join(', '))}
          </Text>
        ) : null}
      </EntityTable>
      {editor.dialog && rows ? <MawbConsigneeDialog {...editor.dialog} rows={rows} places={places} /> : null}
    </>
  );
}

/** The address that shows a filter; what is not chosen is not said. */
function toSearchParams({ country, airport }: PlaceFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (country) search.set('country', country);
  if (airport) search.set('airport', airport);
  return search;
}

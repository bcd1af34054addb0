import { Button, Card, makeStyles, Spinner, Text, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable } from '../../../components/data-table/data-table.js';
import { DeleteDialog } from '../../../components/delete-dialog/delete-dialog.js';
import { useDeleteWithUndo } from '../../../components/delete-dialog/use-delete-with-undo.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { type PlaceFilter, PlaceFilters } from '../../../components/places/place-filters.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { createMawbConsigneeColumns } from './mawb-consignee-columns.js';
import { MawbConsigneeDialog } from './mawb-consignee-dialog.js';
import {
  type MawbConsigneeRow,
  toMawbConsigneeDraft,
  useConsignmentsQuery,
  useCreateConsignmentMutation,
  useDeleteConsignmentMutation,
} from './mawb-consignees.endpoints.js';

const LOAD_FAILED = 'Failed to fetch consolidation consignments';
const DELETE_FAILED = 'Failed to delete consolidation consignment';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  wait: { padding: '48px 24px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The consignment addresses for master air waybills, by country and airport. */
export function MawbConsigneesScreen() {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const [search, setSearch] = useSearchParams();
  const filter = { country: search.get('country') ?? undefined, airport: search.get('airport') ?? undefined };
  const {
    data: rows,
    error,
    isFetching,
    refetch,
  } = useConsignmentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const places = usePlaces();
  const [remove] = useDeleteConsignmentMutation();
  const [create] = useCreateConsignmentMutation();
  const [edited, setEdited] = useState<MawbConsigneeRow | 'new'>();
  useErrorToast(error, 'Error', LOAD_FAILED);
  const deletion = useDeleteWithUndo<MawbConsigneeRow>({
    remove: (row) => remove(row.id),
    restore: (row) => create(toMawbConsigneeDraft(row)),
    deleted: (row) => ({ title: 'Success', body: 'Consignment deleted successfully', about: row.stationLegalName }),
    restored: (row) => ({ title: 'Success', body: 'Consignment created successfully', about: row.stationLegalName }),
    failed: () => ({ title: 'Error', body: DELETE_FAILED }),
  });
  const { ask } = deletion;
  const columns = useMemo(
    () => createMawbConsigneeColumns({ places, onEdit: setEdited, onDelete: ask }),
    [places, ask],
  );
  const country = places.countries.find(({ code }) => code === filter.country);
  const airport = places.airports.find(({ code }) => code === filter.airport);
  const shown = rows?.filter(
    (row) => (!country || row.countryId === country.id) && (!airport || row.locationId === airport.id),
  );
  const missing = rows ? places.airports.filter(({ id }) => !rows.some((row) => row.locationId === id)) : [];
  return (
    <div className={styles.page}>
      <PageHeader subtitle="Manage consignment addresses for master air waybills by country and airport">
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setEdited('new')} {...restoreFocusTarget}>
          Add Consignment
        </Button>
      </PageHeader>
      <PlaceFilters
        places={places}
        chosen={filter}
        airportWithoutCountry="absent"
        onChange={(chosen) => setSearch(toSearchParams(chosen))}
      />
      {missing.length > 0 ? (
        <Text className={styles.quiet}>
          {`Airports without a consignment address: ${missing.map(({ code }) => code).join(', ')}`}
        </Text>
      ) : null}
      {isFetching && !rows ? (
        <Card className={styles.wait}>
          <Spinner label="Loading consolidation consignments..." labelPosition="below" />
        </Card>
      ) : null}
      {error && !isFetching ? (
        <ErrorMessage title={LOAD_FAILED} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {places.failure ? (
        <ErrorMessage
          title="Countries and airports are not available."
          failure={places.failure}
          onRetry={places.reload}
        />
      ) : null}
      {shown?.length === 0 ? (
        <EmptyState title="No consolidation consignments found">
          {rows && rows.length > 0 ? <Button onClick={() => setSearch({})}>Clear filters</Button> : null}
        </EmptyState>
      ) : null}
      {shown && rows && shown.length > 0 ? (
        <DataTable
          what="consignments"
          one="consignment"
          rows={shown}
          total={rows.length}
          columns={columns}
          idOf={(row) => row.id}
        />
      ) : null}
      {edited && rows ? (
        <MawbConsigneeDialog
          row={edited === 'new' ? undefined : edited}
          rows={rows}
          places={places}
          reload={() => refetch().unwrap()}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {deletion.candidate ? (
        <DeleteDialog
          question="Are you sure you want to delete this consolidation consignment?"
          name={deletion.candidate.stationLegalName}
          isDeleting={deletion.isDeleting}
          failure={deletion.failure ? { title: DELETE_FAILED, cause: deletion.failure } : undefined}
          onDelete={() => deletion.candidate && void deletion.run(deletion.candidate)}
          onClose={deletion.cancel}
        />
      ) : null}
    </div>
  );
}

/** The address that shows a filter; what is not chosen is not said. */
function toSearchParams({ country, airport }: PlaceFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (country) search.set('country', country);
  if (airport) search.set('airport', airport);
  return search;
}

import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { getErrorMessage } from '../../../api/api-error.js';
import { DataTable } from '../../../components/data-table/data-table.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { DeleteDialog } from '../../../components/delete-dialog/delete-dialog.js';
import { useDeleteWithUndo } from '../../../components/delete-dialog/use-delete-with-undo.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { createTaxRateColumns } from './tax-rate-columns.js';
import { TaxRateDialog } from './tax-rate-dialog.js';
import {
  type TaxRateRow,
  useCreateTaxRateMutation,
  useDeleteTaxRateMutation,
  useTaxRatesQuery,
} from './tax-rates.endpoints.js';

const LOAD_FAILED = 'Failed to load tax rates';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** The taxes of the destination countries. */
export function TaxRatesScreen() {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const { data: rows, error, isFetching, refetch } = useTaxRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const places = usePlaces();
  const [remove] = useDeleteTaxRateMutation();
  const [create] = useCreateTaxRateMutation();
  const [edited, setEdited] = useState<TaxRateRow | 'new'>();
  useErrorToast(error, LOAD_FAILED, 'An error occurred while loading tax rates');
  const deletion = useDeleteWithUndo<TaxRateRow>({
    remove: (row) => remove(row.id),
    restore: ({ countryCode, vatRate, whtRate, notes }) => create({ countryCode, vatRate, whtRate, notes }),
    deleted: (row) => ({ title: 'Tax Rate Deleted', body: row.countryName }),
    restored: (row) => ({ title: 'Tax Rate Created', body: row.countryName }),
    failed: (failure) => ({ title: 'Failed to delete tax rate', body: getErrorMessage(failure) }),
  });
  const { ask } = deletion;
  const columns = useMemo(() => createTaxRateColumns({ onEdit: setEdited, onDelete: ask }), [ask]);
  const free = places.countries.filter(({ code }) => !rows?.some((row) => row.countryCode === code));
  const hasAll = rows !== undefined && !places.isLoading && free.length === 0;
  return (
    <div className={styles.page}>
      <PageHeader
        subtitle={`VAT (value-added tax) and WHT (withholding tax) of the destination countries.${hasAll ? ' Every country served has its tax rates.' : ''}`}
      >
        <Button
          appearance="primary"
          icon={<AddRegular />}
          disabledFocusable={hasAll || !rows}
          onClick={() => setEdited('new')}
          {...restoreFocusTarget}
        >
          Add Tax Rate
        </Button>
      </PageHeader>
      <MessageBar layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>Taxes are information only.</MessageBarTitle>
          They stand below the total of a quotation and are in no total: changing them changes no price.
        </MessageBarBody>
      </MessageBar>
      {isFetching && !rows ? <TableSkeleton label="Loading tax rates" /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={LOAD_FAILED} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {places.failure ? (
        <ErrorMessage title="Countries are not available." failure={places.failure} onRetry={places.reload} />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState title="No tax rates found" note="Add the taxes of a country to show them on its quotations." />
      ) : null}
      {rows && rows.length > 0 ? (
        <DataTable
          what="tax rates"
          one="tax rate"
          rows={rows}
          total={rows.length}
          columns={columns}
          idOf={(row) => row.id}
        />
      ) : null}
      {edited ? (
        <TaxRateDialog
          row={edited === 'new' ? undefined : edited}
          countries={free}
          reload={() => refetch().unwrap()}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {deletion.candidate ? (
        <DeleteDialog
          question="Are you sure you want to delete this tax rate?"
          name={`The tax rate of ${deletion.candidate.countryName}`}
          isDeleting={deletion.isDeleting}
          failure={deletion.failure ? { title: 'Failed to delete tax rate', cause: deletion.failure } : undefined}
          onDelete={() => deletion.candidate && void deletion.run(deletion.candidate)}
          onClose={deletion.cancel}
        />
      ) : null}
    </div>
  );
}

import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { getErrorMessage } from '../../../api/api-error.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EntityTable } from '../../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../../components/entity-table/use-entity-editor.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { TAX_RATE_COLUMNS } from './tax-rate-columns.js';
import { TaxRateDialog } from './tax-rate-dialog.js';
import { useCreateTaxRateMutation, useDeleteTaxRateMutation, useTaxRatesQuery } from './tax-rates.endpoints.js';

const LOAD_FAILED = 'Failed to load tax rates';
const DELETE_FAILED = 'Failed to delete tax rate';

/** The taxes of the destination countries. */
export function TaxRatesScreen() {
  const list = useTaxRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const places = usePlaces();
  const [remove] = useDeleteTaxRateMutation();
  const [create] = useCreateTaxRateMutation();
  const editor = useEntityEditor(list);
  useErrorToast(list.error, LOAD_FAILED, 'An error occurred while loading tax rates');
  const free = places.countries.filter(({ code }) => !list.data?.some((row) => row.countryCode === code));
  const hasAll = list.data !== undefined && !places.isLoading && free.length === 0;
  return (
    <>
      <EntityTable
        list={list}
        view={TAX_RATE_COLUMNS}
        subtitle={`VAT (value-added tax) and WHT (withholding tax) of the destination countries.${hasAll ? ' Every country served has its tax rates.' : ''}`}
        addLabel="Add Tax Rate"
        isAddDisabled={hasAll || !list.data}
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletion={{
          remove: (row) => remove(row.id),
          restore: ({ countryCode, vatRate, whtRate, notes }) => create({ countryCode, vatRate, whtRate, notes }),
          deleted: (row) => ({ title: 'Tax Rate Deleted', body: row.countryName }),
          restored: (row) => ({ title: 'Tax Rate Created', body: row.countryName }),
          failed: (failure) => ({ title: DELETE_FAILED, body: getErrorMessage(failure) }),
        }}
        confirmation={{
          question: 'Are you sure you want to delete this tax rate?',
          nameOf: (row) => `The tax rate of ${row.countryName}`,
          failureTitle: DELETE_FAILED,
        }}
        loading={<TableSkeleton label="Loading tax rates" />}
        loadFailedTitle={LOAD_FAILED}
        required={{ title: 'Countries are not available.', failure: places.failure, reload: places.reload }}
        empty={{ title: 'No tax rates found', note: 'Add the taxes of a country to show them on its quotations.' }}
      >
        <MessageBar layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>Taxes are information only.</MessageBarTitle>
            They stand below the total of a quotation and are in no total: changing them changes no price.
          </MessageBarBody>
        </MessageBar>
      </EntityTable>
      {editor.dialog ? <TaxRateDialog {...editor.dialog} countries={free} /> : null}
    </>
  );
}

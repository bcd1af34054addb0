import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMemo } from 'react';
import { getErrorMessage } from '../../../api/api-error.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EntityTable } from '../../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../../components/entity-table/use-entity-editor.js';
import { describeCountryCode } from '../../../components/places/describe-country-code.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { getTaxRateColumns } from './tax-rate-columns.js';
import { TaxRateDialog } from './tax-rate-dialog.js';
import { useCreateTaxRateMutation, useDeleteTaxRateMutation, useTaxRatesQuery } from './tax-rates.endpoints.js';
import { taxRatesMessages } from './tax-rates.messages.js';

/** The taxes of the destination countries. */
export function TaxRatesScreen() {
  const messages = useMessages(taxRatesMessages);
  const list = useTaxRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useMemo(getTaxRateColumns, []);
  const places = usePlaces();
  const [remove] = useDeleteTaxRateMutation();
  const [create] = useCreateTaxRateMutation();
  const editor = useEntityEditor(list);
  useErrorToast(list.error, messages.failedToLoadTaxRates, messages.failedToLoadTaxRatesBody);
  const free = places.countries.filter(({ code }) => !list.data?.some((row) => row.countryCode === code));
  const hasAll = list.data !== undefined && !places.isLoading && free.length === 0;
  return (
    <>
      <EntityTable
        list={list}
        neededRole="administrator"
        view={columns}
        subtitle={messages.addTaxRateSubtitle(hasAll)}
        addLabel={messages.addTaxRate}
        isAddDisabled={hasAll || !list.data}
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletion={{
          remove: ({ id, version }) => remove({ id, version }),
          restore: ({ countryCode, vatRate, whtRate, notes }) => create({ countryCode, vatRate, whtRate, notes }),
          deleted: (row) => ({
            title: messages.taxRateDeleted,
            body: describeCountryCode(row.countryCode, row.countryName),
          }),
          restored: (row) => ({
            title: messages.taxRateCreated,
            body: describeCountryCode(row.countryCode, row.countryName),
          }),
          failed: (failure) => ({ title: messages.failedToDeleteTaxRate, body: getErrorMessage(failure) }),
        }}
        confirmation={{
          question: messages.deleteQuestion,
          nameOf: (row) => messages.theTaxRateOf(describeCountryCode(row.countryCode, row.countryName)),
          failureTitle: messages.failedToDeleteTaxRate,
        }}
        loading={<TableSkeleton label={messages.loadingTaxRates} />}
        loadFailedTitle={messages.failedToLoadTaxRates}
        required={{ title: messages.countriesAreNotAvailable, failure: places.failure, reload: places.reload }}
        empty={{ title: messages.noTaxRatesFound, note: messages.noTaxRatesFoundNote }}
      >
        <MessageBar layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.taxesAreInformationOnly}</MessageBarTitle>
            {messages.taxesAreInformationOnlyBody}
          </MessageBarBody>
        </MessageBar>
      </EntityTable>
      {editor.dialog ? <TaxRateDialog {...editor.dialog} countries={free} /> : null}
    </>
  );
}

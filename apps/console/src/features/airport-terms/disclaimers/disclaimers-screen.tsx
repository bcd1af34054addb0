import { makeStyles } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { LoadingCard } from '../../../components/data-table/loading-card.js';
import { EntityTable } from '../../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../../components/entity-table/use-entity-editor.js';
import { FilterSelect } from '../../../components/filter-select/filter-select.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { useMessages } from '../../../i18n/messages.js';
import { DisclaimerDialog } from './disclaimer-dialog.js';
import { DisclaimerList } from './disclaimer-list.js';
import {
  toDisclaimerDraft,
  useCreateDisclaimerMutation,
  useDeleteDisclaimerMutation,
  useDisclaimersQuery,
} from './disclaimers.endpoints.js';
import { disclaimersMessages } from './disclaimers.messages.js';
import { listPrintedDisclaimers } from './list-printed-disclaimers.js';

const useStyles = makeStyles({ filter: { maxWidth: '320px' } });

/** The paragraphs that quotation emails carry. */
export function DisclaimersScreen() {
  const messages = useMessages(disclaimersMessages);
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const list = useDisclaimersQuery(undefined, { refetchOnMountOrArgChange: true });
  const places = usePlaces();
  const [remove] = useDeleteDisclaimerMutation();
  const [create] = useCreateDisclaimerMutation();
  const editor = useEntityEditor(list);
  const rows = list.data ?? [];
  const airport = places.airports.find(({ code }) => code === search.get('airport'));
  const shown = airport ? listPrintedDisclaimers(airport.id, rows) : rows;
  const total = messages.disclaimerCount(rows.length);
  return (
    <>
      <EntityTable
        list={list}
        neededRole="administrator"
        view={(handlers) => (
          <DisclaimerList
            counted={airport ? messages.shownOfTotal(shown.length, total) : total}
            all={rows}
            shown={shown}
            {...handlers}
          />
        )}
        title={messages.disclaimersManagement}
        subtitle={messages.disclaimersManagementSubtitle}
        addLabel={messages.addDisclaimer}
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletedKind="disclaimer"
        deletion={{
          remove: ({ id, version }) => remove({ id, version }),
          restore: (row) => create({ ...toDisclaimerDraft(row), place: row.place }),
          deleted: (row) => ({ title: messages.disclaimerDeletedSuccessfully, body: row.title }),
          restored: (row) => ({ title: messages.disclaimerCreatedSuccessfully, body: row.title }),
          failed: () => ({ title: messages.failedToDeleteDisclaimer }),
        }}
        loading={<LoadingCard label={messages.loadingDisclaimers} />}
        loadFailedTitle={messages.failedToLoadDisclaimers}
        required={{ title: messages.airportsAreNotAvailable, failure: places.failure, reload: places.reload }}
        empty={{ title: messages.noDisclaimersFound, note: messages.noDisclaimersFoundNote }}
      >
        {rows.length > 0 ? (
          <FilterSelect
            label={messages.show}
            everything={messages.allDisclaimers}
            options={places.airports.map(({ code }) => ({ value: code, label: messages.whatAQuotationToPrints(code) }))}
            chosen={airport?.code}
            onChoose={(code) => setSearch(code ? { airport: code } : {})}
            className={styles.filter}
          />
        ) : null}
      </EntityTable>
      {editor.dialog ? <DisclaimerDialog {...editor.dialog} airports={places.airports} /> : null}
    </>
  );
}

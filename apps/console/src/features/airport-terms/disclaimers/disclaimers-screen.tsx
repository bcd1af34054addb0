import { makeStyles } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { LoadingCard } from '../../../components/data-table/loading-card.js';
import { EntityTable } from '../../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../../components/entity-table/use-entity-editor.js';
import { FilterSelect } from '../../../components/filter-select/filter-select.js';
import { formatCount } from '../../../components/format/format.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { DisclaimerDialog } from './disclaimer-dialog.js';
import { DisclaimerList } from './disclaimer-list.js';
import {
  toDisclaimerDraft,
  useCreateDisclaimerMutation,
  useDeleteDisclaimerMutation,
  useDisclaimersQuery,
} from './disclaimers.endpoints.js';
import { listPrintedDisclaimers } from './list-printed-disclaimers.js';

const useStyles = makeStyles({ filter: { maxWidth: '320px' } });

/** The paragraphs that quotation emails carry. */
export function DisclaimersScreen() {
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
  const total = formatCount(rows.length, 'disclaimer', 'disclaimers');
  return (
    <>
      <EntityTable
        list={list}
        view={(handlers) => (
          <DisclaimerList
            counted={airport ? `${shown.length} of ${total}` : total}
            all={rows}
            shown={shown}
            {...handlers}
          />
        )}
        title="Disclaimers Management"
        subtitle="Manage disclaimers for quotation emails and assign them to specific airports"
        addLabel="Add Disclaimer"
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletion={{
          remove: (row) => remove(row.id),
          restore: (row) => create({ ...toDisclaimerDraft(row), place: row.place }),
          deleted: (row) => ({ title: 'Disclaimer deleted successfully', body: row.title }),
          restored: (row) => ({ title: 'Disclaimer created successfully', body: row.title }),
          failed: () => ({ title: 'Failed to delete disclaimer' }),
        }}
        loading={<LoadingCard label="Loading disclaimers..." />}
        loadFailedTitle="Failed to load disclaimers"
        required={{ title: 'Airports are not available.', failure: places.failure, reload: places.reload }}
        empty={{ title: 'No disclaimers found', note: 'Create your first disclaimer to get started' }}
      >
        {rows.length > 0 ? (
          <FilterSelect
            label="Show"
            everything="All disclaimers"
            options={places.airports.map(({ code }) => ({ value: code, label: `What a quotation to ${code} prints` }))}
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

import { Button, makeStyles } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { SERVICES } from '../../../../../../domain/tariff/service-code.js';
import { DataTable } from '../../../components/data-table/data-table.js';
import { DeleteDialog } from '../../../components/delete-dialog/delete-dialog.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { FilterSelect } from '../../../components/filter-select/filter-select.js';
import { PlaceFilters } from '../../../components/places/place-filters.js';
import type { Places } from '../../../components/places/use-places.js';
import { HistoryDialog } from './history-dialog.js';
import { PercentDialog } from './percent-dialog.js';
import { useChangeRatesTogetherMutation } from './rate-batches.endpoints.js';
import { createRateColumns } from './rate-columns.js';
import { formatRateCount, formatRateNames, RateSelectionContext, updateSelection } from './rate-selection.js';
import type { RateRow } from './rates.endpoints.js';
import type { RatesView } from './rates-url.js';
import { SelectionBar } from './selection-bar.js';
import { DELETE_FAILED, useDeleteRate } from './use-delete-rate.js';
import { useUndoableToast } from './use-undoable-toast.js';

const useStyles = makeStyles({
  filter: { flexBasis: '220px', '@media (max-width: 639px)': { flexGrow: 1, flexBasis: '100%' } },
});

interface RatesTabProps {
  readonly rows: readonly RateRow[];
  readonly places: Places;
  readonly view: RatesView;
  readonly onChange: (changed: Partial<RatesView>) => void;
  readonly onClear: () => void;
  readonly onEdit: (row: RateRow) => void;
}

/** The rates as a table that is narrowed, sorted and changed, one by one or many at once. */
export function RatesTab({ rows, places, view, onChange, onClear, onEdit }: RatesTabProps) {
  const styles = useStyles();
  const deletion = useDeleteRate();
  const notifyWithUndo = useUndoableToast();
  const [removeAll, removal] = useChangeRatesTogetherMutation();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [task, setTask] = useState<'percent' | 'delete'>();
  const [historyOf, setHistoryOf] = useState<number>();
  const { ask } = deletion;
  const columns = useMemo(
    () => createRateColumns({ onEdit, onDelete: ask, onHistory: ({ id }) => setHistoryOf(id) }),
    [onEdit, ask],
  );
  const selection = useMemo(
    () => ({
      selected,
      select: (ids: readonly number[], isSelected: boolean) =>
        setSelected((before) => updateSelection(before, ids, isSelected)),
    }),
    [selected],
  );
  const shown = rows.filter(
    (row) =>
      (!view.country || row.countryCode === view.country) &&
      (!view.airport || row.airportCode === view.airport) &&
      (!view.service || row.serviceCode === view.service),
  );
  // What a filter hides is not changed behind its back.
  const chosen = shown.filter(({ id }) => selected.has(id));
  const history = rows.find(({ id }) => id === historyOf);
  const finish = () => {
    setTask(undefined);
    setSelected(new Set());
  };
  const begin = (requested: 'percent' | 'delete') => {
    removal.reset();
    setTask(requested);
  };
  const removeChosen = async () => {
    const { data } = await removeAll({ remove: chosen.map(({ id, version }) => ({ id, version })) });
    if (!data) return;
    notifyWithUndo({ title: 'Rates deleted', body: formatRateNames(chosen) }, data.undo);
    finish();
  };
  return (
    <RateSelectionContext value={selection}>
      <PlaceFilters places={places} chosen={view} airportWithoutCountry="disabled" onChange={onChange}>
        <FilterSelect
          label="Service"
          everything="All Services"
          options={SERVICES.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` }))}
          chosen={view.service}
          onChoose={(service) => onChange({ service })}
          className={styles.filter}
        />
      </PlaceFilters>
      {shown.length === 0 ? (
        <EmptyState title="No rates match your filter criteria. Try adjusting your filters or add a new rate.">
          {view.country || view.service ? <Button onClick={onClear}>Clear filters</Button> : null}
        </EmptyState>
      ) : (
        <>
          <SelectionBar
            shown={shown}
            chosen={chosen}
            onPercent={() => begin('percent')}
            onDelete={() => begin('delete')}
          />
          <DataTable
            what="rates"
            one="rate"
            rows={shown}
            total={rows.length}
            columns={columns}
            idOf={(row) => row.id}
            titleOf={(row) => `${row.serviceCode}, ${row.airportCode}`}
          />
        </>
      )}
      {task === 'percent' ? <PercentDialog rates={chosen} onDone={finish} onClose={() => setTask(undefined)} /> : null}
      {task === 'delete' ? (
        <DeleteDialog
          question={formatDeleteQuestion(chosen.length)}
          name={formatRateNames(chosen)}
          isDeleting={removal.isLoading}
          failure={removal.error ? { title: DELETE_FAILED, cause: removal.error } : undefined}
          onDelete={() => void removeChosen()}
          onClose={() => setTask(undefined)}
        />
      ) : null}
      {history ? <HistoryDialog row={history} onClose={() => setHistoryOf(undefined)} /> : null}
      {deletion.candidate ? (
        <DeleteDialog
          question={formatDeleteQuestion(1)}
          name={`${deletion.candidate.serviceCode} at ${deletion.candidate.airportCode}`}
          isDeleting={deletion.isDeleting}
          failure={deletion.failure ? { title: DELETE_FAILED, cause: deletion.failure } : undefined}
          onDelete={() => deletion.candidate && void deletion.run(deletion.candidate)}
          onClose={deletion.cancel}
        />
      ) : null}
    </RateSelectionContext>
  );
}

/** The specification's question, and the same for many rates. */
function formatDeleteQuestion(count: number): string {
  return count === 1
    ? 'Are you sure you want to delete this rate?'
    : `Are you sure you want to delete these ${formatRateCount(count)}?`;
}

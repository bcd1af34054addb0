import { useState } from 'react';
import { DeleteDialog } from '../../../components/delete-dialog/delete-dialog.js';
import { useMessages } from '../../../i18n/messages.js';
import { PercentDialog } from './percent-dialog.js';
import { useChangeRatesTogetherMutation } from './rate-batches.endpoints.js';
import { formatRateNames } from './rate-selection.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';
import { SelectionBar } from './selection-bar.js';
import { useUndoableToast } from './use-undoable-toast.js';

interface SelectedRatesProps {
  /** The rates that the filters leave. */
  readonly shown: readonly RateRow[];
  /** Those of them that are selected: what a filter hides is not changed behind its back. */
  readonly chosen: readonly RateRow[];
  readonly onDone: () => void;
}

/** Changes or deletes many rates at once. */
export function SelectedRates({ shown, chosen, onDone }: SelectedRatesProps) {
  const messages = useMessages(ratesMessages);
  const notifyWithUndo = useUndoableToast();
  const [removeAll, removal] = useChangeRatesTogetherMutation();
  const [task, setTask] = useState<'percent' | 'delete'>();
  const finish = () => {
    setTask(undefined);
    onDone();
  };
  const begin = (requested: 'percent' | 'delete') => {
    removal.reset();
    setTask(requested);
  };
  const removeChosen = async () => {
    const { data } = await removeAll({ remove: chosen.map(({ id, version }) => ({ id, version })) });
    if (!data) return;
    notifyWithUndo({ title: messages.ratesDeleted, body: formatRateNames(chosen) }, data.undo);
    finish();
  };
  return (
    <>
      <SelectionBar shown={shown} chosen={chosen} onPercent={() => begin('percent')} onDelete={() => begin('delete')} />
      {task === 'percent' ? <PercentDialog rates={chosen} onDone={finish} onClose={() => setTask(undefined)} /> : null}
      {task === 'delete' ? (
        <DeleteDialog
          question={messages.deleteQuestion(chosen.length)}
          name={formatRateNames(chosen)}
          isDeleting={removal.isLoading}
          failure={removal.error ? { title: messages.deleteFailed, cause: removal.error } : undefined}
          onDelete={() => void removeChosen()}
          onClose={() => setTask(undefined)}
        />
      ) : null}
    </>
  );
}

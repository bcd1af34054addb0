import { type ToastText, useUndo } from '../../../components/toast/use-undo.js';
import { type RateUndo, useChangeRatesTogetherMutation } from './rate-batches.endpoints.js';

const RESTORED = { title: 'Rates restored', body: 'All of them are as they were.' } as const;

/** Tells what became of many rates, with the way back of all of them. */
export function useUndoableToast(): (done: ToastText, undo: RateUndo) => void {
  const notifyWithUndo = useUndo();
  const [undoBatch] = useChangeRatesTogetherMutation();
  return (done, undo) => notifyWithUndo(done, { run: () => undoBatch(undo), restored: RESTORED });
}

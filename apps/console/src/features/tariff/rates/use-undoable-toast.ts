import { useWayBack, type Words } from '../../../components/toast/use-undo.js';
import { type RateUndo, useChangeRatesTogetherMutation } from './rate-batches.endpoints.js';

const RESTORED = { title: 'Rates restored', body: 'All of them are as they were.' } as const;

/** Tells what became of many rates, with the way back of all of them. */
export function useUndoableNotice(): (done: Words, undo: RateUndo) => void {
  const tell = useWayBack();
  const [takeBack] = useChangeRatesTogetherMutation();
  return (done, undo) => tell(done, { run: () => takeBack(undo), restored: RESTORED });
}

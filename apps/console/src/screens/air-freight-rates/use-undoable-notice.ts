import { type Notice, useNotice } from '../../parts/notice/notice.js';
import { sentenceOf } from '../../server/failure.js';
import { type RateUndo, useChangeRatesTogetherMutation } from './rate-batches.endpoints.js';

/** Tells what became of many rates, with the way back of all of them. */
export function useUndoableNotice(): (notice: Pick<Notice, 'title' | 'body'>, undo: RateUndo) => void {
  const notify = useNotice();
  const [takeBack] = useChangeRatesTogetherMutation();
  const run = async (undo: RateUndo) => {
    const { error } = await takeBack(undo);
    if (error) notify({ kind: 'error', title: 'Not brought back', body: sentenceOf(error) });
    else notify({ kind: 'success', title: 'Rates restored', body: 'All of them are as they were.' });
  };
  return (notice, undo) =>
    notify({ kind: 'success', ...notice, action: { label: 'Undo', onAct: () => void run(undo) } });
}

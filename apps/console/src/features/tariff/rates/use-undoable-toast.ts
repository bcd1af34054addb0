import { type ToastText, useUndo } from '../../../components/toast/use-undo.js';
import { getMessages } from '../../../i18n/messages.js';
import { type RateUndo, useChangeRatesTogetherMutation } from './rate-batches.endpoints.js';
import { ratesMessages } from './rates.messages.js';

function getRestored() {
  const messages = getMessages(ratesMessages);
  return { title: messages.ratesRestored, body: messages.ratesRestoredBody } as const;
}

/** Tells what became of many rates, with the way back of all of them. */
export function useUndoableToast(): (done: ToastText, undo: RateUndo) => void {
  const notifyWithUndo = useUndo();
  const [undoBatch] = useChangeRatesTogetherMutation();
  return (done, undo) => notifyWithUndo(done, { run: () => undoBatch(undo), restored: getRestored() });
}

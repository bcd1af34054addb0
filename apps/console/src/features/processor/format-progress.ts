import { formatDuration } from '../../components/format/format.js';
import { getMessages } from '../../i18n/messages.js';
import { type ProcessingRun, STEPS } from './processing-run.js';
import { processorMessages } from './processor.messages.js';
import { stepNamesMessages } from './step-names.messages.js';

/** One line on the whole run, read out whenever it changes. */
export function formatProgress(run: ProcessingRun | undefined): string {
  const messages = getMessages(processorMessages);
  if (!run) return messages.pasteAnEmail;
  const running = STEPS.findIndex((step) => run.steps[step].kind === 'running');
  const name = STEPS[running];
  if (name) return messages.stepOf(running + 1, STEPS.length, getMessages(stepNamesMessages)[name]);
  const states = STEPS.map((step) => run.steps[step]);
  if (states.some(({ kind }) => kind === 'waiting')) return messages.processing;
  const total = states.reduce((sum, state) => sum + ('ms' in state ? state.ms : 0), 0);
  const failed = states.filter(({ kind }) => kind === 'failed').length;
  if (failed === 0) return messages.finishedIn(formatDuration(total));
  return messages.finishedWithFailures(formatDuration(total), failed);
}

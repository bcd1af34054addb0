import { formatDuration } from '../../components/format/format.js';
import { type ProcessingRun, STEPS, type Step } from './processing-run.js';

/** The steps as people read them. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  extraction: 'AI extraction',
  weight: 'Chargeable weight',
  delivery: 'Delivery charges',
  charges: 'Complete charges',
  quotation: 'Professional quotation',
};

/** One line on the whole run, read out whenever it changes. */
export function formatProgress(run: ProcessingRun | undefined): string {
  if (!run) return 'Paste an email and process it.';
  const running = STEPS.findIndex((step) => run.steps[step].kind === 'running');
  const name = STEPS[running];
  if (name) return `Step ${running + 1} of ${STEPS.length}: ${STEP_NAMES[name]}`;
  const states = STEPS.map((step) => run.steps[step]);
  if (states.some(({ kind }) => kind === 'waiting')) return 'Processing';
  const total = states.reduce((sum, state) => sum + ('ms' in state ? state.ms : 0), 0);
  const failed = states.filter(({ kind }) => kind === 'failed').length;
  if (failed === 0) return `Finished in ${formatDuration(total)}`;
  return `Finished in ${formatDuration(total)}, ${failed} ${failed === 1 ? 'step' : 'steps'} failed`;
}

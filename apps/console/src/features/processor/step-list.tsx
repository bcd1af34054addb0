import { makeStyles, Spinner, Text, tokens, typographyStyles } from '@fluentui/react-components';
import {
  CheckmarkCircle20Filled,
  Circle20Regular,
  SubtractCircle20Regular,
  Warning20Filled,
} from '@fluentui/react-icons';
import { formatDuration } from '../../components/format/format.js';
import { describeState } from '../../components/status-badge/describe-state.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { type ProcessingRun, STEPS, type StepState } from './processing-run.js';
import { processorMessages } from './processor.messages.js';
import { stepNamesMessages } from './step-names.messages.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, listStyleType: 'none', padding: 0 },
  step: { display: 'grid', gridTemplateColumns: '24px 1fr auto', columnGap: tokens.spacingHorizontalS },
  name: typographyStyles.body1Strong,
  time: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  message: { gridColumn: '2 / -1', ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusWarningForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface StepListProps {
  /** Undefined before anything was processed. */
  readonly run: ProcessingRun | undefined;
}

/** How far each step is, and how long it took. */
export function StepList({ run }: StepListProps) {
  const messages = useMessages(processorMessages);
  const stepNames = useMessages(stepNamesMessages);
  const styles = useStyles();
  return (
    <ol className={styles.list} aria-label={messages.processingSteps}>
      {STEPS.map((step) => {
        const state: StepState = run?.steps[step] ?? { kind: 'waiting' };
        return (
          <li key={step} className={styles.step}>
            <StepIcon state={state} />
            <Text className={styles.name}>{stepNames[step]}</Text>
            <Text className={styles.time}>{formatStepTime(state)}</Text>
            {'message' in state ? <Text className={styles.message}>{state.message}</Text> : null}
          </li>
        );
      })}
    </ol>
  );
}

function formatStepTime(state: StepState): string {
  if ('ms' in state) return formatDuration(state.ms);
  if (state.kind === 'skipped') return getMessages(processorMessages).skippedInText;
  return describeState(state.kind);
}

function StepIcon({ state }: { readonly state: StepState }) {
  const messages = useMessages(processorMessages);
  const styles = useStyles();
  switch (state.kind) {
    case 'running':
      return <Spinner size="tiny" aria-label={messages.running} />;
    case 'done':
      return <CheckmarkCircle20Filled className={styles.done} aria-label={messages.done} />;
    case 'failed':
      return <Warning20Filled className={styles.failed} aria-label={messages.failed} />;
    case 'skipped':
      return <SubtractCircle20Regular className={styles.quiet} aria-label={messages.skipped} />;
    case 'waiting':
      return <Circle20Regular className={styles.quiet} aria-label={messages.waiting} />;
  }
}

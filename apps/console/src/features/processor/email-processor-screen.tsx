import { Card, makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useMessages } from '../../i18n/messages.js';
import { ChargesCard } from './charges-card.js';
import { EmailForm } from './email-form.js';
import { ExtractionCard } from './extraction-card.js';
import { formatProgress } from './format-progress.js';
import { processorMessages } from './processor.messages.js';
import { ResultCard } from './result-card.js';
import { StepList } from './step-list.js';
import { useProcessing } from './use-processing.js';

const NARROW = '@media (max-width: 1100px)';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    // The taller column must not stretch the form.
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalL },
  aside: { gridColumn: '2', gridRow: '1 / span 2', [NARROW]: { gridColumn: 'auto', gridRow: 'auto' } },
  steps: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** An email in, and everything that the server makes of it out. */
export function EmailProcessorScreen() {
  const messages = useMessages(processorMessages);
  const styles = useStyles();
  const { run, isRunning, process } = useProcessing();
  const isAnswered = run?.outcome !== undefined || run?.steps.quotation.kind === 'failed';
  return (
    <div className={styles.page}>
      <EmailForm isRunning={isRunning} onProcess={(email, isDryRun) => void process(email, isDryRun)} />
      <div className={mergeClasses(styles.column, styles.aside)}>
        <Card className={styles.steps}>
          <h2 className={styles.title}>{messages.steps}</h2>
          <Text role="status" className={styles.quiet}>
            {formatProgress(run)}
          </Text>
          <StepList run={run} />
        </Card>
        {run && isAnswered ? (
          <ResultCard outcome={run.outcome} step={run.steps.quotation} isDryRun={run.isDryRun} />
        ) : null}
      </div>
      <div className={styles.column}>
        {run?.failure === undefined ? null : <ErrorMessage title={messages.processingFailed} failure={run.failure} />}
        {run?.extraction ? (
          <ExtractionCard content={run.content} extraction={run.extraction} weight={run.weight} />
        ) : null}
        {run?.charges ? <ChargesCard charges={run.charges} delivery={run.delivery} /> : null}
      </div>
    </div>
  );
}

import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { FailureBar } from '../../parts/failure-bar/failure-bar.js';
import { ChargesCard } from './charges-card.js';
import { EmailForm } from './email-form.js';
import { ExtractionCard } from './extraction-card.js';
import { OutcomeCard } from './outcome-card.js';
import { progressWords, StepList } from './step-list.js';
import { useProcessing } from './use-processing.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalL },
  steps: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** An email in, and everything that the desk makes of it out. */
export function EmailProcessorScreen() {
  const styles = useStyles();
  const { run, isRunning, process } = useProcessing();
  const isAnswered = run?.outcome !== undefined || run?.steps.quotation.kind === 'failed';
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <EmailForm isRunning={isRunning} onProcess={(content, isDryRun) => void process(content, isDryRun)} />
        <Card className={styles.steps}>
          <h2 className={styles.title}>Steps</h2>
          <Text role="status" className={styles.quiet}>
            {progressWords(run)}
          </Text>
          <StepList run={run} />
        </Card>
      </div>
      {run?.failure === undefined ? null : <FailureBar title="Processing Failed" failure={run.failure} />}
      {run?.extraction ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ExtractionCard content={run.content} extraction={run.extraction} weight={run.weight} />
            {run.charges ? <ChargesCard charges={run.charges} delivery={run.delivery} /> : null}
          </div>
          {isAnswered ? <OutcomeCard outcome={run.outcome} step={run.steps.quotation} isDryRun={run.isDryRun} /> : null}
        </div>
      ) : null}
    </div>
  );
}

import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useCoreRulesQuery, useValidateCoreRulesMutation } from './core-rules.endpoints.js';
import { ProtectedCard } from './protected-card.js';
import { RuleCounters } from './rule-counters.js';
import { RulesByCategory } from './rules-by-category.js';
import { ValidationCard } from './validation-card.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** The rules that every quotation rests on, and proof that they hold. */
export function CoreRulesScreen() {
  const styles = useStyles();
  const notify = useToast();
  const { data, error, isFetching, refetch } = useCoreRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [validate, { data: run, error: validationError, isLoading }] = useValidateCoreRulesMutation();
  const start = async () => {
    const answer = await validate();
    if (answer.data) {
      const { alarms } = answer.data.summary;
      notify({
        kind: alarms === 0 ? 'success' : 'error',
        title: 'Validation complete',
        body: alarms === 0 ? 'All checks passed.' : 'Some checks need attention.',
      });
    }
  };
  const shown = run ?? data;
  return (
    <div className={styles.page}>
      <PageHeader subtitle="The rules that every quotation rests on, checked on the code that prices and on the tariff in force.">
        <Button
          appearance="primary"
          icon={isLoading ? <Spinner size="tiny" /> : <PlayRegular />}
          disabledFocusable={isLoading}
          onClick={() => void start()}
        >
          Run Validation
        </Button>
      </PageHeader>
      {isFetching && !shown ? <TableSkeleton label="Loading core rules" /> : null}
      {error && !isFetching ? (
        <ErrorMessage title="Failed to load the core rules" failure={error} onRetry={() => void refetch()} />
      ) : null}
      {validationError ? <ErrorMessage title="The validation did not run" failure={validationError} /> : null}
      {shown?.rules.length === 0 ? <EmptyState title="No core rules" /> : null}
      {shown && shown.rules.length > 0 ? (
        <>
          <RuleCounters counters={shown.counters} />
          {run ? <ValidationCard run={run} /> : null}
          <ProtectedCard constants={shown.protectedConstants} />
          <RulesByCategory rules={shown.rules} />
        </>
      ) : null}
    </div>
  );
}

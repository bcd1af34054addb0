import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { ForRole } from '../../../components/for-role/for-role.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { useCoreRulesQuery, useValidateCoreRulesMutation } from './core-rules.endpoints.js';
import { coreRulesMessages } from './core-rules.messages.js';
import { ProtectedCard } from './protected-card.js';
import { RuleCounters } from './rule-counters.js';
import { RulesByCategory } from './rules-by-category.js';
import { ValidationCard } from './validation-card.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** The rules that every quotation rests on, and proof that they hold. */
export function CoreRulesScreen() {
  const messages = useMessages(coreRulesMessages);
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
        title: messages.validationComplete,
        body: alarms === 0 ? messages.allChecksPassed : messages.someChecksNeedAttention,
      });
    }
  };
  const shown = run ?? data;
  return (
    <div className={styles.page}>
      <PageHeader subtitle={messages.screenSubtitle}>
        <ForRole needed="operator">
          <Button
            appearance="primary"
            icon={isLoading ? <Spinner size="tiny" /> : <PlayRegular />}
            disabledFocusable={isLoading}
            onClick={() => void start()}
          >
            {messages.runValidation}
          </Button>
        </ForRole>
      </PageHeader>
      {isFetching && !shown ? <TableSkeleton label={messages.loadingCoreRules} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToLoadCoreRules} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {validationError ? <ErrorMessage title={messages.theValidationDidNotRun} failure={validationError} /> : null}
      {shown?.rules.length === 0 ? <EmptyState title={messages.noCoreRules} /> : null}
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

import { Text } from '@fluentui/react-components';
import { EmptyState } from '../../parts/empty-state/empty-state.js';
import { MailList } from './mail-list.js';
import { MODEL_CALL_COLUMNS } from './model-call-columns.js';
import { modelWords } from './model-call-words.js';
import { useModelCallsQuery } from './model-calls.endpoints.js';
import type { MonitoringView } from './monitoring-address.js';

interface TabProps {
  readonly view: MonitoringView;
  readonly onChange: (change: Partial<MonitoringView>) => void;
}

/** What the language model was asked, and what that took. */
export function ModelCallsTab({ view, onChange }: TabProps) {
  const { page } = view;
  const { currentData, data, error, isFetching, refetch } = useModelCallsQuery(page, {
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? (isFetching ? data : undefined);
  return (
    <>
      {shown?.model ? <Text>{modelWords(shown.model)}</Text> : null}
      <MailList
        what="questions to the language model"
        shown={shown}
        isFetching={isFetching}
        error={error}
        columns={MODEL_CALL_COLUMNS}
        page={page}
        empty={
          shown?.model ? (
            <EmptyState title="No questions yet" note="The rules have been sure of every email so far." />
          ) : (
            <EmptyState
              title="No language model is set"
              note="The rules read every email by themselves. LLM_PROVIDER in the environment sets a model beside them."
            />
          )
        }
        onPage={(next) => onChange({ page: next })}
        onRetry={() => void refetch()}
      />
    </>
  );
}

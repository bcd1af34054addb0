import { Text } from '@fluentui/react-components';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { MailList } from './mail-list.js';
import { shownOf } from './mail-query.js';
import { MODEL_CALL_COLUMNS } from './llm-call-columns.js';
import { modelWords } from './format-llm-call.js';
import { useModelCallsQuery } from './llm-calls.endpoints.js';
import type { MonitoringTabProps } from './mail-url.js';

/** What the language model was asked, and what that took. */
export function ModelCallsTab({ view, onChange }: MonitoringTabProps) {
  const { page } = view;
  const query = useModelCallsQuery(page, { refetchOnMountOrArgChange: true });
  const shown = shownOf(query);
  return (
    <>
      {shown?.model ? <Text>{modelWords(shown.model)}</Text> : null}
      <MailList
        what="questions to the language model"
        one="question to the language model"
        query={query}
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
      />
    </>
  );
}

import { Text } from '@fluentui/react-components';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { formatLlmUsage } from './format-llm-call.js';
import { LLM_CALL_COLUMNS } from './llm-call-columns.js';
import { useModelCallsQuery } from './llm-calls.endpoints.js';
import { MailList } from './mail-list.js';
import { getShownData } from './mail-query.js';
import type { MailTabProps } from './mail-url.js';

/** What the language model was asked, and what that took. */
export function LlmCallsTab({ view, onChange }: MailTabProps) {
  const { page } = view;
  const query = useModelCallsQuery(page, { refetchOnMountOrArgChange: true });
  const shown = getShownData(query);
  return (
    <>
      {shown?.model ? <Text>{formatLlmUsage(shown.model)}</Text> : null}
      <MailList
        what="questions to the language model"
        one="question to the language model"
        query={query}
        columns={LLM_CALL_COLUMNS}
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

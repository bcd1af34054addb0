import { Text } from '@fluentui/react-components';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { useMessages } from '../../i18n/messages.js';
import { formatLlmUsage } from './format-llm-call.js';
import { getLlmCallColumns } from './llm-call-columns.js';
import { useModelCallsQuery } from './llm-calls.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { MailList } from './mail-list.js';
import { getShownData } from './mail-query.js';
import type { MailTabProps } from './mail-url.js';

/** What the language model was asked, and what that took. */
export function LlmCallsTab({ view, onChange }: MailTabProps) {
  const messages = useMessages(mailMessages);
  const columns = useMemo(getLlmCallColumns, []);
  const { page } = view;
  const query = useModelCallsQuery(page, { refetchOnMountOrArgChange: true });
  const shown = getShownData(query);
  return (
    <>
      {shown?.model ? <Text>{formatLlmUsage(shown.model)}</Text> : null}
      <MailList
        what={messages.questionsToTheLanguageModel}
        one={messages.questionToTheLanguageModel}
        query={query}
        columns={columns}
        page={page}
        empty={
          shown?.model ? (
            <EmptyState title={messages.noQuestionsYet} note={messages.noQuestionsYetNote} />
          ) : (
            <EmptyState title={messages.noLanguageModelIsSet} note={messages.noLanguageModelIsSetNote} />
          )
        }
        onPage={(next) => onChange({ page: next })}
      />
    </>
  );
}

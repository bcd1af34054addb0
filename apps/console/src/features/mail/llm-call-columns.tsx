import { Badge } from '@fluentui/react-components';
import type { LlmCallOutcome } from '../../../../../domain/operations/llm-call.js';
import type { TableColumn } from '../../components/data-table/table-column.js';
import { formatDateTime, formatDecimal } from '../../components/format/format.js';
import { getMessages } from '../../i18n/messages.js';
import { formatCost, formatSeconds } from './format-llm-call.js';
import type { LlmCallRow } from './llm-calls.endpoints.js';
import { mailMessages } from './mail.messages.js';

function getOutcomeLabels(): Readonly<Record<LlmCallOutcome, string>> {
  const messages = getMessages(mailMessages);
  return {
    answered: 'answered',
    'timed-out': messages.tooSlow,
    refused: 'refused',
    unreachable: messages.notReached,
    'too-long': messages.answerTooLong,
    unusable: messages.answerUnusable,
  };
}

/** The columns of the questions to the language model. */
export function getLlmCallColumns(): readonly TableColumn<LlmCallRow>[] {
  const messages = getMessages(mailMessages);
  return [
    { id: 'at', header: messages.asked, cell: (row) => formatDateTime(row.at), widthPx: 185, minWidthPx: 180 },
    {
      id: 'model',
      header: messages.model,
      cell: (row) => `${row.provider}/${row.model}`,
      widthPx: 200,
      minWidthPx: 120,
    },
    {
      id: 'outcome',
      header: messages.outcome,
      cell: (row) => (
        <Badge appearance="tint" size="large" color={row.outcome === 'answered' ? 'success' : 'warning'}>
          {getOutcomeLabels()[row.outcome]}
        </Badge>
      ),
      widthPx: 150,
    },
    { id: 'time', header: messages.time, cell: (row) => formatSeconds(row.durationMs), isNumeric: true, widthPx: 90 },
    { id: 'tries', header: messages.tries, cell: (row) => formatDecimal(row.tries, 0), isNumeric: true, widthPx: 80 },
    {
      id: 'input',
      header: messages.tokensIn,
      cell: (row) => formatDecimal(row.inputTokens, 0),
      isNumeric: true,
      widthPx: 105,
    },
    {
      id: 'output',
      header: messages.tokensOut,
      cell: (row) => formatDecimal(row.outputTokens, 0),
      isNumeric: true,
      widthPx: 110,
    },
    { id: 'cost', header: messages.cost, cell: (row) => formatCost(row.costUsd), isNumeric: true, widthPx: 100 },
    {
      id: 'values',
      header: messages.valuesKept,
      cell: (row) =>
        messages.valuesKeptOfAll(formatDecimal(row.grounded, 0), formatDecimal(row.grounded + row.dropped, 0)),
      isNumeric: true,
      widthPx: 115,
    },
  ];
}

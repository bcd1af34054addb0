import { Badge } from '@fluentui/react-components';
import type { LlmCallOutcome } from '../../../../../domain/operations/llm-call.js';
import type { TableColumn } from '../../components/data-table/table-column.js';
import { formatDateTime, formatDecimal } from '../../components/format/format.js';
import { formatCost, formatSeconds } from './format-llm-call.js';
import type { LlmCallRow } from './llm-calls.endpoints.js';

const OUTCOME_LABELS: Readonly<Record<LlmCallOutcome, string>> = {
  answered: 'answered',
  'timed-out': 'too slow',
  refused: 'refused',
  unreachable: 'not reached',
  'too-long': 'answer too long',
  unusable: 'answer unusable',
};

/** The columns of the questions to the language model. */
export const LLM_CALL_COLUMNS: readonly TableColumn<LlmCallRow>[] = [
  { id: 'at', header: 'Asked', cell: (row) => formatDateTime(row.at), widthPx: 185, minWidthPx: 180 },
  { id: 'model', header: 'Model', cell: (row) => `${row.provider}/${row.model}`, widthPx: 200, minWidthPx: 120 },
  {
    id: 'outcome',
    header: 'Outcome',
    cell: (row) => (
      <Badge appearance="tint" size="large" color={row.outcome === 'answered' ? 'success' : 'warning'}>
        {OUTCOME_LABELS[row.outcome]}
      </Badge>
    ),
    widthPx: 150,
  },
  { id: 'time', header: 'Time', cell: (row) => formatSeconds(row.durationMs), isNumeric: true, widthPx: 90 },
  { id: 'tries', header: 'Tries', cell: (row) => formatDecimal(row.tries, 0), isNumeric: true, widthPx: 80 },
  { id: 'input', header: 'Tokens in', cell: (row) => formatDecimal(row.inputTokens, 0), isNumeric: true, widthPx: 105 },
  {
    id: 'output',
    header: 'Tokens out',
    cell: (row) => formatDecimal(row.outputTokens, 0),
    isNumeric: true,
    widthPx: 110,
  },
  { id: 'cost', header: 'Cost', cell: (row) => formatCost(row.costUsd), isNumeric: true, widthPx: 100 },
  {
    id: 'values',
    header: 'Values kept',
    cell: (row) => `${formatDecimal(row.grounded, 0)} of ${formatDecimal(row.grounded + row.dropped, 0)}`,
    isNumeric: true,
    widthPx: 115,
  },
];

import { Badge } from '@fluentui/react-components';
import type { CallOutcome } from '../../../../../domain/operations/llm-call.js';
import { dateAndTime, decimal } from '../../components/format/format.js';
import type { ResourceColumn } from '../../components/data-table/table-column.js';
import { costWords, secondsWords } from './format-llm-call.js';
import type { ModelCallRow } from './llm-calls.endpoints.js';

const WORDS: Readonly<Record<CallOutcome, string>> = {
  answered: 'answered',
  'timed-out': 'too slow',
  refused: 'refused',
  unreachable: 'not reached',
  'too-long': 'answer too long',
  unusable: 'answer unusable',
};

/** The columns of the questions to the language model. */
export const MODEL_CALL_COLUMNS: readonly ResourceColumn<ModelCallRow>[] = [
  { id: 'at', header: 'Asked', cell: (row) => dateAndTime(row.at), widthPx: 185, minWidthPx: 180 },
  { id: 'model', header: 'Model', cell: (row) => `${row.provider}/${row.model}`, widthPx: 200, minWidthPx: 120 },
  {
    id: 'outcome',
    header: 'Outcome',
    cell: (row) => (
      <Badge appearance="tint" size="large" color={row.outcome === 'answered' ? 'success' : 'warning'}>
        {WORDS[row.outcome]}
      </Badge>
    ),
    widthPx: 150,
  },
  { id: 'time', header: 'Time', cell: (row) => secondsWords(row.durationMs), isFigure: true, widthPx: 90 },
  { id: 'tries', header: 'Tries', cell: (row) => decimal(row.tries, 0), isFigure: true, widthPx: 80 },
  { id: 'input', header: 'Tokens in', cell: (row) => decimal(row.inputTokens, 0), isFigure: true, widthPx: 105 },
  { id: 'output', header: 'Tokens out', cell: (row) => decimal(row.outputTokens, 0), isFigure: true, widthPx: 110 },
  { id: 'cost', header: 'Cost', cell: (row) => costWords(row.costUsd), isFigure: true, widthPx: 100 },
  {
    id: 'values',
    header: 'Values kept',
    cell: (row) => `${decimal(row.grounded, 0)} of ${decimal(row.grounded + row.dropped, 0)}`,
    isFigure: true,
    widthPx: 115,
  },
];

import {
  Button,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { formatUsd } from '../../../components/format/format.js';
import { useMessages } from '../../../i18n/messages.js';
import { formatUtcDay } from './format-rate.js';
import { importMessages } from './import.messages.js';
import type { ImportRequest } from './import-request.js';
import { useBacktestRateImportMutation } from './rates.endpoints.js';

const DEFAULT_SIZE = 100;
const MAX_SIZE = 1_000;

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  figure: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** What the file would make of the last quotations, before it is applied. */
export function ImportBacktest({ request }: { readonly request: ImportRequest }) {
  const messages = useMessages(importMessages);
  const styles = useStyles();
  const [size, setSize] = useState(String(DEFAULT_SIZE));
  const [run, { data, error, isLoading }] = useBacktestRateImportMutation();
  const count = parseNumberInput(size);
  const isPossible = count !== undefined && Number.isInteger(count) && count >= 1 && count <= MAX_SIZE;
  const changed = data?.quotations.filter(({ difference }) => difference !== 0) ?? [];
  return (
    <section className={styles.panel} aria-label={messages.backtest}>
      <div className={styles.tools}>
        <NumberField label={messages.lastQuotations} value={size} onChange={setSize} />
        <Button
          disabledFocusable={!isPossible || isLoading}
          onClick={() => void run({ ...request, size: count ?? DEFAULT_SIZE })}
        >
          {isLoading ? messages.backtesting : messages.showPriceChanges}
        </Button>
      </div>
      {error ? <ErrorMessage title={messages.backtestFailed} failure={error} /> : null}
      {data ? (
        <Text role="status">
          {messages.backtestResult(changed.length, data.quotations.length, formatUtcDay(data.day))}
        </Text>
      ) : null}
      {changed.length > 0 ? (
        <Table size="small" aria-label={messages.priceChanges}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{messages.quotation}</TableHeaderCell>
              <TableHeaderCell>{messages.oldTotal}</TableHeaderCell>
              <TableHeaderCell>{messages.newTotal}</TableHeaderCell>
              <TableHeaderCell>{messages.difference}</TableHeaderCell>
            </TableRow>
          </TableHeader>
          <TableBody>
            {changed.map(({ id, quotationNumber, oldTotal, newTotal, difference }) => (
              <TableRow key={id}>
                <TableCell>{quotationNumber}</TableCell>
                <TableCell className={styles.figure}>{formatUsd(oldTotal)}</TableCell>
                <TableCell className={styles.figure}>{formatUsd(newTotal)}</TableCell>
                <TableCell className={styles.figure}>{formatUsd(difference)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </section>
  );
}

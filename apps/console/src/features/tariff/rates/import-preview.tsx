import {
  Badge,
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { saveFile } from '../../../components/download/fetch-file.js';
import { fileImportMessages } from '../../../components/file-import/file-import.messages.js';
import { RowCounts } from '../../../components/file-import/row-counts.js';
import { useMessages } from '../../../i18n/messages.js';
import { importMessages } from './import.messages.js';
import { type ImportDifference, listImportDifferences } from './import-differences.js';
import type { RateImport } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

/** Rows that are shown of one kind; the rest is counted. */
const MAX_SHOWN_ROWS = 50;

const useStyles = makeStyles({
  preview: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  // Words wrap where the window is narrow: what scrolls sideways could not be reached by keyboard.
  table: { overflowWrap: 'anywhere', marginBottom: tokens.spacingVerticalS, '& td': { paddingBlock: '6px' } },
  line: { width: '48px' },
  rate: { width: '104px' },
  list: { paddingLeft: '20px' },
  title: typographyStyles.body1Strong,
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What a file would change: new, changed, the same, and rows that cannot be taken. */
export function ImportPreview({ preview }: { readonly preview: RateImport }) {
  const messages = useMessages(ratesMessages);
  const general = useMessages(fileImportMessages);
  const texts = useMessages(importMessages);
  const styles = useStyles();
  const differences = listImportDifferences(preview);
  return (
    <div className={styles.preview}>
      <RowCounts preview={preview}>
        {preview.ended.length > 0 ? (
          <Badge appearance="tint" size="large" color="warning">
            {texts.endedRates(preview.ended.length)}
          </Badge>
        ) : null}
      </RowCounts>
      {preview.errors.length > 0 ? <InvalidRows errors={preview.errors} failedRows={preview.failedRows} /> : null}
      {differences.length === 0 && preview.errors.length === 0 && preview.missingColumns.length === 0 ? (
        <Text>{general.nothingToApply}</Text>
      ) : null}
      {differences.length > 0 ? (
        <div>
          <Table size="small" className={styles.table} aria-label={general.differences}>
            <TableHeader>
              <TableRow>
                <TableHeaderCell className={styles.line}>{messages.line}</TableHeaderCell>
                <TableHeaderCell className={styles.rate}>{messages.rate}</TableHeaderCell>
                <TableHeaderCell>{messages.change}</TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {differences.slice(0, MAX_SHOWN_ROWS).map((difference) => (
                <DifferenceRow key={`${difference.line} ${difference.texts.join()}`} difference={difference} />
              ))}
            </TableBody>
          </Table>
        </div>
      ) : null}
      {differences.length > MAX_SHOWN_ROWS ? (
        <Text className={styles.quiet}>{general.andMoreRows(differences.length - MAX_SHOWN_ROWS)}</Text>
      ) : null}
    </div>
  );
}

function DifferenceRow({ difference }: { readonly difference: ImportDifference }) {
  const styles = useStyles();
  return (
    <TableRow>
      <TableCell>{difference.line}</TableCell>
      <TableCell className={styles.title}>{difference.rate}</TableCell>
      <TableCell>{difference.texts.join(' · ')}</TableCell>
    </TableRow>
  );
}

function InvalidRows({ errors, failedRows }: Pick<RateImport, 'errors' | 'failedRows'>) {
  const messages = useMessages(ratesMessages);
  const general = useMessages(fileImportMessages);
  const styles = useStyles();
  const save = () =>
    saveFile({ content: new Blob([failedRows ?? ''], { type: 'text/csv' }), name: 'rows-that-failed.csv' });
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{general.rowsWithErrorsBody}</MessageBarTitle>
        <ul className={styles.list}>
          {errors.slice(0, MAX_SHOWN_ROWS).map(({ line, rate, message }) => (
            <li key={`${line} ${message}`}>{messages.lineWithError(line, rate, message)}</li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={save}>{messages.downloadTheFailedRows}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

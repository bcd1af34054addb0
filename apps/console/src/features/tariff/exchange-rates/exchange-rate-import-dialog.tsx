import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import {
  useImportExchangeRatesMutation,
  usePreviewExchangeRateImportMutation,
} from '../../../api/exchange-rates.endpoints.js';
import type { ExchangeRateImportView, ImportedExchangeRateView } from '../../../api/generated.js';
import { DialogFrame } from '../../../components/dialog-frame/dialog-frame.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { ApplyChanges } from '../../../components/file-import/apply-changes.js';
import { FileChooser } from '../../../components/file-import/file-chooser.js';
import { fileImportMessages } from '../../../components/file-import/file-import.messages.js';
import { RowCounts } from '../../../components/file-import/row-counts.js';
import { formatDecimal } from '../../../components/format/format.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { exchangeRatesMessages } from './exchange-rates.messages.js';

/** Rows that are shown of one kind; the badges count the rest. */
const MAX_SHOWN_ROWS = 50;
/** Of an exchange rate. */
const MAX_DECIMALS = 6;

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: '20px', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Brings exchange rates from a file: what changes is shown first, and nothing changes until it is applied. */
export function ExchangeRateImportDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useMessages(exchangeRatesMessages);
  const messages = useMessages(fileImportMessages);
  const styles = useStyles();
  const notify = useToast();
  const [file, setFile] = useState<File>();
  const [loadPreview, looking] = usePreviewExchangeRateImportMutation();
  const [importFile, taking] = useImportExchangeRatesMutation();
  const preview = looking.data;
  const isBusy = looking.isLoading || taking.isLoading;
  const choose = (chosen: File) => {
    setFile(chosen);
    taking.reset();
    void loadPreview(chosen);
  };
  const apply = async () => {
    if (!file) return;
    const { data } = await importFile(file);
    if (!data) return;
    notify({
      kind: 'success',
      title: texts.exchangeRatesImported,
      body: messages.importSummary(data.new.length, data.changed.length, data.same),
    });
    onClose();
  };
  return (
    <DialogFrame
      title={texts.importExchangeRates}
      onClose={taking.isLoading ? undefined : onClose}
      actions={
        <>
          <Button disabledFocusable={taking.isLoading} onClick={onClose}>
            {messages.cancel}
          </Button>
          <ApplyChanges
            preview={preview ? { ...preview, hasUnknownColumns: false } : undefined}
            isBusy={isBusy}
            onApply={() => void apply()}
          />
        </>
      }
    >
      <Text className={styles.quiet}>{texts.importExplanation}</Text>
      <FileChooser label={texts.exchangeRateFile} file={file} isBusy={isBusy} onChoose={choose} />
      {isBusy ? <Spinner label={looking.isLoading ? messages.comparing : messages.applying} /> : null}
      {looking.error && !isBusy ? <ErrorMessage title={messages.fileCouldNotBeRead} failure={looking.error} /> : null}
      {taking.error && !isBusy ? <ErrorMessage title={messages.nothingWasChanged} failure={taking.error} /> : null}
      {preview && !isBusy ? <Preview preview={preview} /> : null}
    </DialogFrame>
  );
}

function Preview({ preview }: { readonly preview: ExchangeRateImportView }) {
  const texts = useMessages(exchangeRatesMessages);
  const messages = useMessages(fileImportMessages);
  const styles = useStyles();
  const rows = [...preview.new, ...preview.changed].sort((a, b) => a.row - b.row);
  return (
    <>
      <RowCounts preview={preview} />
      {preview.unknownColumns.length > 0 ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{texts.columnsNotRead(preview.unknownColumns.join(', '))}</MessageBarBody>
        </MessageBar>
      ) : null}
      {preview.errors.length > 0 ? (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.rowsWithErrorsBody}</MessageBarTitle>
            <ul className={styles.list}>
              {preview.errors.slice(0, MAX_SHOWN_ROWS).map(({ line, message }) => (
                <li key={line}>{texts.errorOnLine(line, message)}</li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {rows.length > 0 ? (
        <ul className={styles.list} aria-label={messages.differences}>
          {rows.slice(0, MAX_SHOWN_ROWS).map((row) => (
            <ChangedRow key={row.row} row={row} />
          ))}
        </ul>
      ) : preview.errors.length === 0 ? (
        <Text>{messages.nothingToApply}</Text>
      ) : null}
      {rows.length > MAX_SHOWN_ROWS ? <Text>{messages.andMoreRows(rows.length - MAX_SHOWN_ROWS)}</Text> : null}
    </>
  );
}

function ChangedRow({ row }: { readonly row: ImportedExchangeRateView }) {
  const texts = useMessages(exchangeRatesMessages);
  const { currency, validFrom, validUntil, unitsBefore } = row;
  const days = validFrom === validUntil ? validFrom : texts.days(validFrom, validUntil);
  const units = [...(unitsBefore === null ? [] : [unitsBefore]), row.unitsPerUsd].map(formatUnits).join(' → ');
  return <li>{texts.importedRow({ name: `${currency}, ${days}`, units, margin: formatUnits(row.marginPercent) })}</li>;
}

function formatUnits(units: number): string {
  return formatDecimal(units, MAX_DECIMALS);
}

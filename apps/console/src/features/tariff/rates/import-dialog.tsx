import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { ApplyChanges } from '../../../components/file-import/apply-changes.js';
import { FileChooser } from '../../../components/file-import/file-chooser.js';
import { fileImportMessages } from '../../../components/file-import/file-import.messages.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useUndo } from '../../../components/toast/use-undo.js';
import { useMessages } from '../../../i18n/messages.js';
import { importMessages } from './import.messages.js';
import { ImportBacktest } from './import-backtest.js';
import { ImportColumns } from './import-columns.js';
import { ImportPreview } from './import-preview.js';
import type { ImportRequest } from './import-request.js';
import { PastImports } from './past-imports.js';
import { useImportRatesMutation, usePreviewRateImportMutation, useUndoRateImportMutation } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

/** What is said of a file beside choosing it. */
type ImportTerms = Omit<ImportRequest, 'file'>;

/** Of a currency. */
const CODE_LENGTH = 3;

const useStyles = makeStyles({
  surface: { maxWidth: '760px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Brings a tariff from a file: the differences are shown first, and nothing changes until they are applied. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages(ratesMessages);
  const general = useMessages(fileImportMessages);
  const styles = useStyles();
  const notifyWithUndo = useUndo();
  const texts = useMessages(importMessages);
  const [file, setFile] = useState<File>();
  const [terms, setTerms] = useState<ImportTerms>({ mapping: {}, currency: '', endsPrevious: false });
  const [undoImport] = useUndoRateImportMutation();
  const [loadPreview, looking] = usePreviewRateImportMutation();
  const [importRates, taking] = useImportRatesMutation();
  const preview = looking.data;
  const isBusy = looking.isLoading || taking.isLoading;
  const changes = preview ? preview.new.length + preview.changed.length : 0;
  const isExplained = preview?.unknownColumns.length === 0 && preview.missingColumns.length === 0;
  const canApply = preview !== undefined && isExplained && preview.errors.length === 0 && changes > 0;
  const choose = (chosen: File) => {
    setFile(chosen);
    taking.reset();
    void loadPreview({ ...terms, file: chosen });
  };
  const change = (changed: Partial<ImportTerms>) => {
    const next = { ...terms, ...changed };
    setTerms(next);
    const isCurrencyTyped = next.currency === '' || next.currency.trim().length === CODE_LENGTH;
    if (file && isCurrencyTyped) void loadPreview({ ...next, file });
  };
  const apply = async () => {
    if (!file) return;
    const { data } = await importRates({ ...terms, file });
    const stored = data?.import;
    if (!stored) return;
    const body = general.importSummary(data.new.length, data.changed.length, data.same);
    notifyWithUndo(
      { title: messages.ratesImported, body },
      {
        run: () => undoImport(stored.id),
        restored: { title: messages.ratesRestored, body: messages.ratesRestoredBody },
      },
    );
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open || taking.isLoading ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{messages.importRates}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text className={styles.quiet}>{messages.importExplanation}</Text>
            <FileChooser label={messages.tariffFile} file={file} isBusy={isBusy} onChoose={choose} />
            {file ? null : <PastImports />}
            {isBusy ? (
              <Field
                validationMessage={looking.isLoading ? messages.comparingFile : messages.applyingTheChanges}
                validationState="none"
              >
                <ProgressBar aria-label={looking.isLoading ? general.comparing : general.applying} />
              </Field>
            ) : null}
            {looking.error && !isBusy ? (
              <ErrorMessage title={general.fileCouldNotBeRead} failure={looking.error} />
            ) : null}
            {taking.error && !isBusy ? <ErrorMessage title={general.nothingWasChanged} failure={taking.error} /> : null}
            {preview ? (
              <>
                <ImportColumns preview={preview} mapping={terms.mapping} onChange={(mapping) => change({ mapping })} />
                <TextField
                  label={texts.sheetCurrency}
                  hint={texts.sheetCurrencyHint}
                  maxLength={CODE_LENGTH}
                  value={terms.currency}
                  message={undefined}
                  onChange={(currency) => change({ currency })}
                />
                <Checkbox
                  label={texts.endsPrevious}
                  checked={terms.endsPrevious}
                  onChange={(_event, { checked }) => change({ endsPrevious: checked === true })}
                />
              </>
            ) : null}
            {preview && !looking.isLoading ? <ImportPreview preview={preview} /> : null}
            {file && canApply ? <ImportBacktest request={{ ...terms, file }} /> : null}
          </DialogContent>
          <DialogActions>
            <Button disabledFocusable={taking.isLoading} onClick={onClose}>
              {general.cancel}
            </Button>
            <ApplyChanges
              preview={preview ? { ...preview, hasUnknownColumns: !isExplained } : undefined}
              isBusy={isBusy}
              onApply={() => void apply()}
            />
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

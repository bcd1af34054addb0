import {
  Button,
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
import { DocumentAddRegular } from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { useMessages } from '../../../i18n/messages.js';
import { ImportPreview } from './import-preview.js';
import { useImportRatesMutation, usePreviewRateImportMutation } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';
import { useUndoableToast } from './use-undoable-toast.js';

const useStyles = makeStyles({
  surface: { maxWidth: '760px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  chooser: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  name: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  input: { display: 'none' },
});

/** Brings a tariff from a file: the differences are shown first, and nothing changes until they are applied. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const notifyWithUndo = useUndoableToast();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [loadPreview, looking] = usePreviewRateImportMutation();
  const [importRates, taking] = useImportRatesMutation();
  const preview = looking.data;
  const isBusy = looking.isLoading || taking.isLoading;
  const changes = preview ? preview.new.length + preview.changed.length : 0;
  const canApply = preview !== undefined && preview.errors.length === 0 && changes > 0;
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    taking.reset();
    void loadPreview(chosen);
  };
  const apply = async () => {
    if (!file) return;
    const { data } = await importRates(file);
    if (!data?.undo) return;
    const body = messages.importSummary(data.new.length, data.changed.length, data.same);
    notifyWithUndo({ title: messages.ratesImported, body }, data.undo);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open || taking.isLoading ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{messages.importRates}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text className={styles.quiet}>{messages.importExplanation}</Text>
            <div className={styles.chooser}>
              <Button icon={<DocumentAddRegular />} disabledFocusable={isBusy} onClick={() => input.current?.click()}>
                {file ? messages.chooseAnotherFile : messages.chooseAFile}
              </Button>
              {file ? <Text className={styles.name}>{file.name}</Text> : null}
              <input
                ref={input}
                className={styles.input}
                type="file"
                accept=".csv,.xlsx"
                aria-label={messages.tariffFile}
                tabIndex={-1}
                onChange={(event) => {
                  choose(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </div>
            {isBusy ? (
              <Field
                validationMessage={looking.isLoading ? messages.comparingFile : messages.applyingTheChanges}
                validationState="none"
              >
                <ProgressBar aria-label={looking.isLoading ? messages.comparing : messages.applying} />
              </Field>
            ) : null}
            {looking.error && !isBusy ? (
              <ErrorMessage title={messages.fileCouldNotBeRead} failure={looking.error} />
            ) : null}
            {taking.error && !isBusy ? (
              <ErrorMessage title={messages.nothingWasChanged} failure={taking.error} />
            ) : null}
            {preview && !looking.isLoading ? <ImportPreview preview={preview} /> : null}
          </DialogContent>
          <DialogActions>
            <Button disabledFocusable={taking.isLoading} onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button appearance="primary" disabledFocusable={!canApply || isBusy} onClick={() => void apply()}>
              {canApply ? messages.applyCountedChanges(changes) : messages.applyChanges}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

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
import { ImportPreview } from './import-preview.js';
import { useImportRatesMutation, usePreviewRateImportMutation } from './rates.endpoints.js';
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
    const body = `${data.new.length} new, ${data.changed.length} changed, ${data.same} the same`;
    notifyWithUndo({ title: 'Rates imported', body }, data.undo);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open || taking.isLoading ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>Import rates</DialogTitle>
          <DialogContent className={styles.content}>
            <Text className={styles.quiet}>
              An XLSX or CSV file with the columns of the export. Nothing changes before you have seen the differences
              and applied them.
            </Text>
            <div className={styles.chooser}>
              <Button icon={<DocumentAddRegular />} disabledFocusable={isBusy} onClick={() => input.current?.click()}>
                {file ? 'Choose another file' : 'Choose a file'}
              </Button>
              {file ? <Text className={styles.name}>{file.name}</Text> : null}
              <input
                ref={input}
                className={styles.input}
                type="file"
                accept=".csv,.xlsx"
                aria-label="Tariff file"
                tabIndex={-1}
                onChange={(event) => {
                  choose(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </div>
            {isBusy ? (
              <Field
                validationMessage={
                  looking.isLoading ? 'Comparing the file with the tariff …' : 'Applying the changes …'
                }
                validationState="none"
              >
                <ProgressBar aria-label={looking.isLoading ? 'Comparing' : 'Applying'} />
              </Field>
            ) : null}
            {looking.error && !isBusy ? (
              <ErrorMessage title="The file could not be read." failure={looking.error} />
            ) : null}
            {taking.error && !isBusy ? <ErrorMessage title="Nothing was changed." failure={taking.error} /> : null}
            {preview && !looking.isLoading ? <ImportPreview preview={preview} /> : null}
          </DialogContent>
          <DialogActions>
            <Button disabledFocusable={taking.isLoading} onClick={onClose}>
              Cancel
            </Button>
            <Button appearance="primary" disabledFocusable={!canApply || isBusy} onClick={() => void apply()}>
              {canApply ? `Apply ${changes} ${changes === 1 ? 'change' : 'changes'}` : 'Apply changes'}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

import {
  Checkbox,
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
import { faultsOfPercent } from '../../../../../../domain/tariff/percent-change.js';
import { EntryDialog } from '../../../components/form-dialog/form-dialog.js';
import { numberEntered } from '../../../components/form-dialog/parse-number-input.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { useEntryForm } from '../../../components/form-dialog/use-form.js';
import { type PercentEntry, type PercentPreview, percentPreview } from './percent-preview.js';
import { useChangeRatesByPercentMutation } from './rate-batches.endpoints.js';
import { ratesCounted } from './rate-selection.js';
import type { RateRow } from './rates.endpoints.js';
import { useUndoableNotice } from './use-undoable-toast.js';

const BEGINNING: PercentEntry = { percent: '', changesMinimum: false, changesMaximum: false };

const useStyles = makeStyles({
  // Words wrap where the window is narrow: what scrolls sideways could not be reached by keyboard.
  table: { overflowWrap: 'anywhere', '& td': { paddingBlock: '6px' } },
  rate: { width: '22%' },
  fault: { color: tokens.colorStatusDangerForeground1, display: 'block' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface PercentDialogProps {
  readonly rates: readonly RateRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Raises or lowers the selected rates; every figure is shown before and after. */
export function PercentDialog({ rates, onDone, onClose }: PercentDialogProps) {
  const styles = useStyles();
  const tell = useUndoableNotice();
  const [run, { isLoading, error }] = useChangeRatesByPercentMutation();
  const form = useEntryForm(BEGINNING, faultsOf);
  const { entry, change } = form;
  const preview = percentPreview(rates, entry);
  const counted = ratesCounted(rates.length);
  const save = async () => {
    const percent = numberEntered(entry.percent);
    if (!form.check() || percent === undefined || preview?.some(({ fault }) => fault)) return;
    const known = rates.map(({ id, version }) => ({ id, version }));
    const { data } = await run({ ...entry, rates: known, percent });
    if (!data) return;
    tell({ title: 'Rates changed', body: `${counted} by ${percent} %` }, data.undo);
    onDone();
  };
  return (
    <EntryDialog
      title="Change rates by %"
      intro={`${counted}. A negative percentage lowers them.`}
      submitLabel={`Change ${counted}`}
      isWide
      isSaving={isLoading}
      isDirty={form.isDirty}
      failure={error ? { title: 'Nothing was changed.', cause: error } : undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <NumberField
        label="Percentage"
        required
        after="%"
        min={-99.99}
        value={entry.percent}
        message={form.messageFor('percent')}
        onChange={(percent) => change({ percent })}
      />
      <div>
        <Checkbox
          label="Minimum charges too"
          checked={entry.changesMinimum}
          onChange={(_event, { checked }) => change({ changesMinimum: checked === true })}
        />
        <Checkbox
          label="Maximum charges too"
          checked={entry.changesMaximum}
          onChange={(_event, { checked }) => change({ changesMaximum: checked === true })}
        />
      </div>
      {preview ? (
        <section aria-label="Before and after">
          <Table size="small" className={styles.table} aria-label="Rates before and after">
            <TableHeader>
              <TableRow>
                <TableHeaderCell className={styles.rate}>Rate</TableHeaderCell>
                <TableHeaderCell>Base Rate</TableHeaderCell>
                <TableHeaderCell>Min Charge</TableHeaderCell>
                <TableHeaderCell>Max Charge</TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {preview.map((one) => (
                <PreviewRow key={one.id} preview={one} />
              ))}
            </TableBody>
          </Table>
        </section>
      ) : (
        <Text className={styles.quiet}>Enter a percentage to see each rate before and after.</Text>
      )}
    </EntryDialog>
  );
}

function PreviewRow({ preview: { name, base, minimum, maximum, fault } }: { readonly preview: PercentPreview }) {
  const styles = useStyles();
  return (
    <TableRow>
      <TableCell>
        {name}
        {fault ? <Text className={styles.fault}>{fault}</Text> : null}
      </TableCell>
      <TableCell>{base}</TableCell>
      <TableCell>{minimum}</TableCell>
      <TableCell>{maximum}</TableCell>
    </TableRow>
  );
}

function faultsOf({ percent }: PercentEntry) {
  return faultsOfPercent(numberEntered(percent));
}

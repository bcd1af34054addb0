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
import { validatePercentChange } from '../../../../../../domain/tariff/percent-change.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { useMessages } from '../../../i18n/messages.js';
import { type PercentFormValues, type PercentPreview, previewPercentChange } from './percent-preview.js';
import { useChangeRatesByPercentMutation } from './rate-batches.endpoints.js';
import { formatRateCount } from './rate-selection.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';
import { useUndoableToast } from './use-undoable-toast.js';

const INITIAL_VALUES: PercentFormValues = { percent: '', changesMinimum: false, changesMaximum: false, validFrom: '' };

const useStyles = makeStyles({
  // Words wrap where the window is narrow: what scrolls sideways could not be reached by keyboard.
  table: { overflowWrap: 'anywhere', '& td': { paddingBlock: '6px' } },
  rate: { width: '22%' },
  problem: { color: tokens.colorStatusDangerForeground1, display: 'block' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface PercentDialogProps {
  readonly rates: readonly RateRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Raises or lowers the selected rates; every figure is shown before and after. */
export function PercentDialog({ rates, onDone, onClose }: PercentDialogProps) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const notifyWithUndo = useUndoableToast();
  const [changeRates, { isLoading, error }] = useChangeRatesByPercentMutation();
  const form = useForm(INITIAL_VALUES, validatePercentForm);
  const { entry, change } = form;
  const preview = previewPercentChange(rates, entry);
  const counted = formatRateCount(rates.length);
  const save = async () => {
    const percent = parseNumberInput(entry.percent);
    if (!form.check() || percent === undefined || preview?.some(({ problem }) => problem)) return;
    const known = rates.map(({ id, version }) => ({ id, version }));
    const { data } = await changeRates({ ...entry, validFrom: entry.validFrom || null, rates: known, percent });
    if (!data) return;
    notifyWithUndo({ title: messages.ratesChanged, body: messages.changedByPercent(counted, percent) }, data.undo);
    onDone();
  };
  return (
    <FormDialog
      title={messages.changeRatesBy}
      intro={messages.changeRatesByIntro(counted)}
      submitLabel={messages.changeCountedRates(counted)}
      isWide
      isSaving={isLoading}
      isDirty={form.isDirty}
      failure={error ? { title: messages.nothingWasChanged, cause: error } : undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <NumberField label={messages.percentage} required after="%" {...form.bind('percent')} />
      <TextField label={messages.changedFrom} type="date" hint={messages.changedFromHint} {...form.bind('validFrom')} />
      <div>
        <Checkbox
          label={messages.minimumChargesToo}
          checked={entry.changesMinimum}
          onChange={(_event, { checked }) => change({ changesMinimum: checked === true })}
        />
        <Checkbox
          label={messages.maximumChargesToo}
          checked={entry.changesMaximum}
          onChange={(_event, { checked }) => change({ changesMaximum: checked === true })}
        />
      </div>
      {preview ? (
        <section aria-label={messages.beforeAndAfter}>
          <Table size="small" className={styles.table} aria-label={messages.ratesBeforeAndAfter}>
            <TableHeader>
              <TableRow>
                <TableHeaderCell className={styles.rate}>{messages.rate}</TableHeaderCell>
                <TableHeaderCell>{messages.baseRate}</TableHeaderCell>
                <TableHeaderCell>{messages.minCharge}</TableHeaderCell>
                <TableHeaderCell>{messages.maxCharge}</TableHeaderCell>
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
        <Text className={styles.quiet}>{messages.enterPercentage}</Text>
      )}
    </FormDialog>
  );
}

function PreviewRow({ preview: { name, base, minimum, maximum, problem } }: { readonly preview: PercentPreview }) {
  const styles = useStyles();
  return (
    <TableRow>
      <TableCell>
        {name}
        {problem ? <Text className={styles.problem}>{problem}</Text> : null}
      </TableCell>
      <TableCell>{base}</TableCell>
      <TableCell>{minimum}</TableCell>
      <TableCell>{maximum}</TableCell>
    </TableRow>
  );
}

function validatePercentForm({ percent }: PercentFormValues) {
  return validatePercentChange(parseNumberInput(percent));
}

import {
  Badge,
  Field,
  makeStyles,
  Select,
  Spinner,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import type { Places } from '../../../components/places/use-places.js';
import { formatRateAmounts, formatRateChanges } from './import-differences.js';
import { type RateCopy, useCopyRatesMutation, useRateCopyQuery } from './rate-batches.endpoints.js';
import { formatRateCount } from './rate-selection.js';
import { useUndoableToast } from './use-undoable-toast.js';

const useStyles = makeStyles({
  airports: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  airport: { flex: '1 1 240px', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  select: { minWidth: 0, '& > select': { minWidth: 0, textOverflow: 'ellipsis' } },
  // Words wrap where the window is narrow: what scrolls sideways could not be reached by keyboard.
  table: { overflowWrap: 'anywhere' },
  service: { width: '72px' },
  kind: { width: '104px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const KIND_LABELS = { new: 'new', changed: 'changed', same: 'the same', clash: 'left alone' } as const;
const KIND_COLORS = { new: 'success', changed: 'brand', same: 'informative', clash: 'warning' } as const;

interface CopyDialogProps {
  readonly places: Places;
  /** The airport that the list is narrowed to, by its id. */
  readonly fromLocationId: number | undefined;
  readonly onClose: () => void;
}

/** Takes the rates of one airport over to another; the differences are shown first. */
export function CopyDialog({ places, fromLocationId, onClose }: CopyDialogProps) {
  const styles = useStyles();
  const notifyWithUndo = useUndoableToast();
  const [from, setFrom] = useState(fromLocationId);
  const [to, setTo] = useState<number>();
  const asked =
    from !== undefined && to !== undefined && from !== to ? { fromLocationId: from, toLocationId: to } : undefined;
  const { currentData: copy, error: previewFailure, isFetching } = useRateCopyQuery(asked ?? skipToken);
  const [copyRates, { isLoading, error }] = useCopyRatesMutation();
  const count = copy?.rates.filter(({ kind }) => kind === 'new' || kind === 'changed').length ?? 0;
  const save = async () => {
    if (!asked || !copy || count === 0) return;
    const replaces = copy.rates.flatMap(({ kind, before }) =>
      kind === 'changed' && before ? [{ id: before.id, version: before.version }] : [],
    );
    const { data } = await copyRates({ ...asked, replaces });
    if (!data) return;
    notifyWithUndo(
      { title: 'Rates copied', body: `${formatRateCount(count)} from ${copy.from} to ${copy.to}` },
      data.undo,
    );
    onClose();
  };
  return (
    <FormDialog
      title="Copy rates to another airport"
      intro="Rates that have expired stay behind. Rates of the other airport that this one lacks are kept."
      submitLabel={count > 0 ? `Copy ${formatRateCount(count)}` : 'Copy rates'}
      isWide
      isSaving={isLoading}
      isDirty={false}
      message={getCopyMessage(from, to, copy, count)}
      failure={error ? { title: 'Nothing was copied.', cause: error } : undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className={styles.airports}>
        <AirportSelect label="From" places={places} chosen={from} onChoose={setFrom} />
        <AirportSelect label="To" places={places} chosen={to} onChoose={setTo} />
      </div>
      {isFetching ? <Spinner label="Comparing the airports …" /> : null}
      {previewFailure && !isFetching ? (
        <ErrorMessage title="The airports could not be compared." failure={previewFailure} />
      ) : null}
      {copy ? <CopyTable copy={copy} /> : null}
      {asked ? null : <Text className={styles.quiet}>Choose two airports to see what would change.</Text>}
    </FormDialog>
  );
}

function getCopyMessage(from: number | undefined, to: number | undefined, copy: RateCopy | undefined, count: number) {
  if (from !== undefined && from === to) return 'Please choose two different airports.';
  return copy && count === 0 ? 'There is nothing to copy.' : undefined;
}

function CopyTable({ copy }: { readonly copy: RateCopy }) {
  const styles = useStyles();
  return (
    <section aria-label="Differences">
      <Table size="small" className={styles.table} aria-label={`Differences at ${copy.to}`}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell className={styles.service}>Service</TableHeaderCell>
            <TableHeaderCell className={styles.kind}>At {copy.to}</TableHeaderCell>
            <TableHeaderCell>Change</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {copy.rates.map(({ kind, before, after }) => (
            <TableRow key={`${after.serviceCode} ${after.validFrom}`}>
              <TableCell>{after.serviceCode}</TableCell>
              <TableCell>
                <Badge appearance="tint" color={KIND_COLORS[kind]}>
                  {KIND_LABELS[kind]}
                </Badge>
              </TableCell>
              <TableCell>{formatCopiedRate(kind, before, after).join(' · ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function formatCopiedRate(
  kind: RateCopy['rates'][number]['kind'],
  before: RateCopy['rates'][number]['before'],
  after: RateCopy['rates'][number]['after'],
): readonly string[] {
  if (kind === 'new') return [formatRateAmounts(after).join(', ')];
  if (kind === 'clash') return ['Several rates share these days'];
  return kind === 'changed' && before ? formatRateChanges(before, after) : [];
}

interface AirportSelectProps {
  readonly label: string;
  readonly places: Places;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

function AirportSelect({ label, places, chosen, onChoose }: AirportSelectProps) {
  const styles = useStyles();
  return (
    <Field label={label} required className={styles.airport}>
      <Select
        className={styles.select}
        value={chosen ?? ''}
        onChange={(_event, { value }) => onChoose(value === '' ? undefined : Number(value))}
      >
        <option value="">Choose an airport</option>
        {places.airports.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {`${code} - ${name}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

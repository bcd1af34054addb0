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
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { formatRateAmounts, formatRateChanges } from './import-differences.js';
import { type RateCopy, useCopyRatesMutation, useRateCopyQuery } from './rate-batches.endpoints.js';
import { formatRateCount } from './rate-selection.js';
import { ratesMessages } from './rates.messages.js';
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

function getKindLabels() {
  const messages = getMessages(ratesMessages);
  return { new: 'new', changed: 'changed', same: messages.theSame, clash: messages.leftAlone } as const;
}
const KIND_COLORS = { new: 'success', changed: 'brand', same: 'informative', clash: 'warning' } as const;

interface CopyDialogProps {
  readonly places: Places;
  /** The airport that the list is narrowed to, by its id. */
  readonly fromLocationId: number | undefined;
  readonly onClose: () => void;
}

/** Takes the rates of one airport over to another; the differences are shown first. */
export function CopyDialog({ places, fromLocationId, onClose }: CopyDialogProps) {
  const messages = useMessages(ratesMessages);
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
      { title: messages.ratesCopied, body: messages.copiedFromTo(formatRateCount(count), copy.from, copy.to) },
      data.undo,
    );
    onClose();
  };
  return (
    <FormDialog
      title={messages.copyRatesToAnotherAirport}
      intro={messages.copyRatesToAnotherAirportIntro}
      submitLabel={count > 0 ? messages.copyCountedRates(formatRateCount(count)) : messages.copyRates}
      isWide
      isSaving={isLoading}
      isDirty={false}
      message={getCopyMessage(from, to, copy, count)}
      failure={error ? { title: messages.nothingWasCopied, cause: error } : undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className={styles.airports}>
        <AirportSelect label={messages.from} places={places} chosen={from} onChoose={setFrom} />
        <AirportSelect label={messages.to} places={places} chosen={to} onChoose={setTo} />
      </div>
      {isFetching ? <Spinner label={messages.comparingTheAirports} /> : null}
      {previewFailure && !isFetching ? (
        <ErrorMessage title={messages.airportsCouldNotBeCompared} failure={previewFailure} />
      ) : null}
      {copy ? <CopyTable copy={copy} /> : null}
      {asked ? null : <Text className={styles.quiet}>{messages.chooseTwoAirports}</Text>}
    </FormDialog>
  );
}

function getCopyMessage(from: number | undefined, to: number | undefined, copy: RateCopy | undefined, count: number) {
  const messages = getMessages(ratesMessages);
  if (from !== undefined && from === to) return messages.chooseDifferentAirports;
  return copy && count === 0 ? messages.thereIsNothingToCopy : undefined;
}

function CopyTable({ copy }: { readonly copy: RateCopy }) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  return (
    <section aria-label={messages.differences}>
      <Table size="small" className={styles.table} aria-label={messages.differencesAtAirport(copy.to)}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell className={styles.service}>{messages.service}</TableHeaderCell>
            <TableHeaderCell className={styles.kind}>{messages.atAirport(copy.to)}</TableHeaderCell>
            <TableHeaderCell>{messages.change}</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {copy.rates.map(({ kind, before, after }) => (
            <TableRow key={`${after.serviceCode} ${after.validFrom}`}>
              <TableCell>{after.serviceCode}</TableCell>
              <TableCell>
                <Badge appearance="tint" color={KIND_COLORS[kind]}>
                  {getKindLabels()[kind]}
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
  if (kind === 'clash') return [getMessages(ratesMessages).severalRatesShareTheseDays];
  return kind === 'changed' && before ? formatRateChanges(before, after) : [];
}

interface AirportSelectProps {
  readonly label: string;
  readonly places: Places;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

function AirportSelect({ label, places, chosen, onChoose }: AirportSelectProps) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  return (
    <Field label={label} required className={styles.airport}>
      <Select
        className={styles.select}
        value={chosen ?? ''}
        onChange={(_event, { value }) => onChoose(value === '' ? undefined : Number(value))}
      >
        <option value="">{messages.chooseAnAirport}</option>
        {places.airports.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {`${code} - ${name}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

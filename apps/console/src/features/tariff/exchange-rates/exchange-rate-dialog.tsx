import { validateExchangeRate } from '../../../../../../domain/tariff/exchange-rate/exchange-rate.js';
import {
  type ExchangeRateBody,
  type ExchangeRateRow,
  useCreateExchangeRateMutation,
  useUpdateExchangeRateMutation,
} from '../../../api/exchange-rates.endpoints.js';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../../components/form-dialog/entity-form-dialog.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { type EntityDialogProps, useEntityForm } from '../../../components/form-dialog/use-entity-form.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { formatExchangeRateName } from './exchange-rate-columns.js';
import { exchangeRatesMessages } from './exchange-rates.messages.js';

/** As typed. */
interface ExchangeRateFormValues {
  readonly currency: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly unitsPerUsd: string;
  readonly marginPercent: string;
  readonly notes: string;
}

function getComparedValues(): readonly ComparedValue<ExchangeRateRow>[] {
  const messages = getMessages(exchangeRatesMessages);
  return [
    [messages.currency, (row) => row.currency],
    [messages.firstDay, (row) => row.validFrom],
    [messages.lastDay, (row) => row.validUntil],
    [messages.unitsPerUsd, (row) => String(row.unitsPerUsd)],
    [messages.margin, (row) => String(row.marginPercent)],
    [messages.notes, (row) => row.notes],
  ];
}

/** Adds an exchange rate, or changes it. */
export function ExchangeRateDialog(dialog: EntityDialogProps<ExchangeRateRow>) {
  const messages = useMessages(exchangeRatesMessages);
  const { row } = dialog;
  const [create] = useCreateExchangeRateMutation();
  const [update] = useUpdateExchangeRateMutation();
  const form = useEntityForm({
    ...dialog,
    toValues: toExchangeRateFormValues,
    validate: (values) => validateExchangeRate(toEntry(values)),
    save: (values, edited) => {
      const body = toExchangeRateBody(toEntry(values));
      return edited ? update({ ...body, id: edited.id, version: edited.version }) : create(body);
    },
    describeSaved: (saved) => ({
      title: row ? messages.exchangeRateUpdated : messages.exchangeRateCreated,
      body: formatExchangeRateName(saved),
    }),
  });
  return (
    <EntityFormDialog
      form={form}
      title={row ? messages.editExchangeRate : messages.addExchangeRate}
      intro={messages.dialogIntro}
      submitLabel={row ? messages.updateExchangeRate : messages.createExchangeRate}
      failureTitle={messages.saveFailed(Boolean(row))}
      thing={messages.exchangeRate}
      entityType="exchange-rate"
      comparedValues={getComparedValues()}
    >
      <TextField
        label={messages.currency}
        required
        hint={messages.currencyHint}
        maxLength={3}
        {...form.bind('currency')}
      />
      <TextField label={messages.firstDay} required type="date" {...form.bind('validFrom')} />
      <TextField label={messages.lastDay} type="date" hint={messages.lastDayHint} {...form.bind('validUntil')} />
      <NumberField label={messages.unitsPerUsd} required hint={messages.unitsHint} {...form.bind('unitsPerUsd')} />
      <NumberField label={messages.margin} after="%" hint={messages.marginHint} {...form.bind('marginPercent')} />
      <TextField label={messages.notes} maxLength={200} hint={messages.notesHint} {...form.bind('notes')} />
    </EntityFormDialog>
  );
}

function toExchangeRateFormValues(row: ExchangeRateRow | undefined): ExchangeRateFormValues {
  return {
    currency: row?.currency ?? '',
    validFrom: row?.validFrom ?? '',
    validUntil: row?.validUntil ?? '',
    unitsPerUsd: row ? String(row.unitsPerUsd) : '',
    marginPercent: String(row?.marginPercent ?? 0),
    notes: row?.notes ?? '',
  };
}

/** An amount that was not entered is no number, which the domain's check refuses. */
function toEntry({ unitsPerUsd, marginPercent, ...texts }: ExchangeRateFormValues) {
  return {
    ...texts,
    unitsPerUsd: parseNumberInput(unitsPerUsd) ?? Number.NaN,
    marginPercent: parseNumberInput(marginPercent) ?? 0,
  };
}

/** What is sent: the last day may be open. */
function toExchangeRateBody(entry: ReturnType<typeof toEntry>): ExchangeRateBody {
  return { ...entry, validUntil: entry.validUntil || null };
}

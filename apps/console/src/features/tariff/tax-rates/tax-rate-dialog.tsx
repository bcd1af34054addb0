import { Field, Input } from '@fluentui/react-components';
import { type TaxRateDraft, validateTaxRate } from '../../../../../../domain/tariff/tax/tax-rate.js';
import type { CountryView } from '../../../api/reference-data.endpoints.js';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../../components/form-dialog/entity-form-dialog.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { TextAreaField } from '../../../components/form-dialog/text-area-field.js';
import { type EntityDialogProps, useEntityForm } from '../../../components/form-dialog/use-entity-form.js';
import { describeCountryCode } from '../../../components/places/describe-country-code.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { type TaxRateRow, useCreateTaxRateMutation, useUpdateTaxRateMutation } from './tax-rates.endpoints.js';
import { taxRatesMessages } from './tax-rates.messages.js';

/** As typed. */
interface TaxRateFormValues {
  readonly countryCode: string;
  readonly vatRate: string;
  readonly whtRate: string;
  readonly notes: string;
}

function getComparedValues(): readonly ComparedValue<TaxRateRow>[] {
  const messages = getMessages(taxRatesMessages);
  return [
    [messages.vatRate, (row) => String(row.vatRate)],
    [messages.whtRate, (row) => String(row.whtRate)],
    [messages.notes, (row) => row.notes],
  ];
}

interface TaxRateDialogProps extends EntityDialogProps<TaxRateRow> {
  /** The countries that a new one may be for. */
  readonly countries: readonly CountryView[];
}

/** Adds the taxes of a country, or changes them. */
export function TaxRateDialog({ countries, ...dialog }: TaxRateDialogProps) {
  const messages = useMessages(taxRatesMessages);
  const { row } = dialog;
  const [create] = useCreateTaxRateMutation();
  const [update] = useUpdateTaxRateMutation();
  const form = useEntityForm({
    ...dialog,
    toValues: toTaxRateFormValues,
    validate: (values) => validateTaxRate(toTaxRateBody(values)),
    save: (values, edited) => {
      const body = toTaxRateBody(values);
      return edited ? update({ ...body, version: edited.version }) : create(body);
    },
    describeSaved: (saved) => ({
      title: row ? messages.taxRateUpdated : messages.taxRateCreated,
      body: describeCountryCode(saved.countryCode, saved.countryName),
    }),
  });
  return (
    <EntityFormDialog
      form={form}
      title={row ? messages.editTaxRate : messages.addTaxRate}
      intro={messages.dialogIntro}
      submitLabel={row ? messages.updateTaxRate : messages.createTaxRate}
      failureTitle={messages.saveFailed(Boolean(row))}
      thing={messages.taxRate}
      entityType="tax-rate"
      comparedValues={getComparedValues()}
    >
      {row ? (
        <Field label={messages.country} hint={messages.fixedCountryHint}>
          <Input appearance="filled-darker" value={describeCountryCode(row.countryCode, row.countryName)} readOnly />
        </Field>
      ) : (
        <SelectField
          label={messages.country}
          required
          hint={messages.freeCountriesHint}
          placeholder={messages.chooseACountry}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.bind('countryCode')}
        />
      )}
      <NumberField label={messages.vatRate} required after="%" hint={messages.vatRateHint} {...form.bind('vatRate')} />
      <NumberField label={messages.whtRate} required after="%" hint={messages.whtRateHint} {...form.bind('whtRate')} />
      <TextAreaField label={messages.notes} rows={3} maxLength={2000} {...form.bind('notes')} />
    </EntityFormDialog>
  );
}

function toTaxRateFormValues(row: TaxRateRow | undefined): TaxRateFormValues {
  return {
    countryCode: row?.countryCode ?? '',
    vatRate: row ? String(row.vatRate) : '',
    whtRate: row ? String(row.whtRate) : '',
    notes: row?.notes ?? '',
  };
}

/** An amount that was not entered is no number, which the domain's check refuses. */
function toTaxRateBody(entry: TaxRateFormValues): TaxRateDraft {
  return {
    countryCode: entry.countryCode,
    vatRate: parseNumberInput(entry.vatRate) ?? Number.NaN,
    whtRate: parseNumberInput(entry.whtRate) ?? Number.NaN,
    notes: entry.notes.trim(),
  };
}

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
import { type TaxRateRow, useCreateTaxRateMutation, useUpdateTaxRateMutation } from './tax-rates.endpoints.js';

/** As typed. */
interface TaxRateFormValues {
  readonly countryCode: string;
  readonly vatRate: string;
  readonly whtRate: string;
  readonly notes: string;
}

const COMPARED_VALUES: readonly ComparedValue<TaxRateRow>[] = [
  ['VAT Rate %', (row) => String(row.vatRate)],
  ['WHT Rate %', (row) => String(row.whtRate)],
  ['Notes', (row) => row.notes],
];

interface TaxRateDialogProps extends EntityDialogProps<TaxRateRow> {
  /** The countries that a new one may be for. */
  readonly countries: readonly CountryView[];
}

/** Adds the taxes of a country, or changes them. */
export function TaxRateDialog({ countries, ...dialog }: TaxRateDialogProps) {
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
    describeSaved: (saved) => ({ title: row ? 'Tax Rate Updated' : 'Tax Rate Created', body: saved.countryName }),
  });
  return (
    <EntityFormDialog
      form={form}
      title={row ? 'Edit Tax Rate' : 'Add Tax Rate'}
      intro="Taxes are shown on quotations for information only. They change no price."
      submitLabel={row ? 'Update Tax Rate' : 'Create Tax Rate'}
      failureTitle={`Failed to ${row ? 'update' : 'create'} tax rate. Please try again.`}
      thing="tax rate"
      entityType="tax-rate"
      comparedValues={COMPARED_VALUES}
    >
      {row ? (
        <Field label="Country" hint="The country of a tax rate cannot be changed.">
          <Input appearance="filled-darker" value={row.countryName} readOnly />
        </Field>
      ) : (
        <SelectField
          label="Country"
          required
          hint="Only countries without tax rates are offered."
          placeholder="Choose a country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.bind('countryCode')}
        />
      )}
      <NumberField
        label="VAT Rate %"
        required
        max={100}
        after="%"
        hint="Value-added tax (IVA, ISV) of the country"
        {...form.bind('vatRate')}
      />
      <NumberField
        label="WHT Rate %"
        required
        max={100}
        after="%"
        hint="Tax that is withheld from payments abroad"
        {...form.bind('whtRate')}
      />
      <TextAreaField label="Notes" rows={3} maxLength={2000} {...form.bind('notes')} />
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

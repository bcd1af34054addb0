import { Field, Input, Select, Textarea } from '@fluentui/react-components';
import { validateTaxRate } from '../../../../../../domain/tariff/tax/tax-rate.js';
import type { CountryView } from '../../../api/reference-data.endpoints.js';
import { type ComparedValue, EditConflictBanner } from '../../../components/form-dialog/edit-conflict-banner.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { useEditConflict } from '../../../components/form-dialog/use-edit-conflict.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { useToast } from '../../../components/toast/use-toast.js';
import {
  type TaxRateBody,
  type TaxRateRow,
  useCreateTaxRateMutation,
  useUpdateTaxRateMutation,
} from './tax-rates.endpoints.js';

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

interface TaxRateDialogProps {
  /** Undefined for a new one. */
  readonly row: TaxRateRow | undefined;
  /** The countries that a new one may be for. */
  readonly countries: readonly CountryView[];
  readonly reload: () => Promise<readonly TaxRateRow[]>;
  readonly onClose: () => void;
}

/** Adds the taxes of a country, or changes them. */
export function TaxRateDialog({ row, countries, reload, onClose }: TaxRateDialogProps) {
  const notify = useToast();
  const [create, creation] = useCreateTaxRateMutation();
  const [update, change] = useUpdateTaxRateMutation();
  const form = useForm(toTaxRateFormValues(row), (entry) => validateTaxRate(toTaxRateBody(entry)));
  const edit = useEditConflict(row, reload);
  const { entry } = form;
  const save = async () => {
    if (!form.check()) return;
    const body = toTaxRateBody(entry);
    const { data, error } = row ? await update({ ...body, version: edit.version }) : await create(body);
    if (data) {
      notify({ kind: 'success', title: row ? 'Tax Rate Updated' : 'Tax Rate Created', body: data.countryName });
      onClose();
      return;
    }
    form.refuse(error);
    await edit.detect(error);
  };
  const failure = (row ? change : creation).error;
  return (
    <FormDialog
      title={row ? 'Edit Tax Rate' : 'Add Tax Rate'}
      intro="Taxes are shown on quotations for information only. They change no price."
      submitLabel={row ? 'Update Tax Rate' : 'Create Tax Rate'}
      isSaving={creation.isLoading || change.isLoading}
      isDirty={form.isDirty}
      failure={
        failure && !edit.newer
          ? { title: `Failed to ${row ? 'update' : 'create'} tax rate. Please try again.`, cause: failure }
          : undefined
      }
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {edit.newer && edit.known ? (
        <EditConflictBanner
          thing="tax rate"
          logName={edit.newer.countryName}
          known={edit.known}
          newer={edit.newer}
          comparedValues={COMPARED_VALUES}
          onLoad={() => {
            form.restart(toTaxRateFormValues(edit.newer));
            edit.acknowledge();
            change.reset();
          }}
          onKeep={() => {
            edit.acknowledge();
            change.reset();
          }}
        />
      ) : null}
      {row ? (
        <Field label="Country" hint="The country of a tax rate cannot be changed.">
          <Input appearance="filled-darker" value={row.countryName} readOnly />
        </Field>
      ) : (
        <Field
          label="Country"
          required
          hint="Only countries without tax rates are offered."
          validationMessage={form.messageFor('countryCode')}
        >
          <Select value={entry.countryCode} onChange={(_event, { value }) => form.change({ countryCode: value })}>
            <option value="">Choose a country</option>
            {countries.map((country) => (
              <option key={country.id} value={country.code}>
                {country.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <NumberField
        label="VAT Rate %"
        required
        max={100}
        after="%"
        hint="Value-added tax (IVA, ISV) of the country"
        value={entry.vatRate}
        message={form.messageFor('vatRate')}
        onChange={(vatRate) => form.change({ vatRate })}
      />
      <NumberField
        label="WHT Rate %"
        required
        max={100}
        after="%"
        hint="Tax that is withheld from payments abroad"
        value={entry.whtRate}
        message={form.messageFor('whtRate')}
        onChange={(whtRate) => form.change({ whtRate })}
      />
      <Field label="Notes">
        <Textarea
          rows={3}
          maxLength={2000}
          value={entry.notes}
          onChange={(_event, { value }) => form.change({ notes: value })}
        />
      </Field>
    </FormDialog>
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
function toTaxRateBody(entry: TaxRateFormValues): TaxRateBody {
  return {
    countryCode: entry.countryCode,
    vatRate: parseNumberInput(entry.vatRate) ?? Number.NaN,
    whtRate: parseNumberInput(entry.whtRate) ?? Number.NaN,
    notes: entry.notes.trim(),
  };
}

import { Field, Input, Select, Textarea } from '@fluentui/react-components';
import { faultsOfTaxRate } from '../../../../../../domain/tariff/tax/tax-rate.js';
import { EntryDialog } from '../../../components/form-dialog/form-dialog.js';
import { NewerVersionBar, type Reading } from '../../../components/form-dialog/edit-conflict-banner.js';
import { numberEntered } from '../../../components/form-dialog/parse-number-input.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { useEntryForm } from '../../../components/form-dialog/use-form.js';
import { useNewerVersion } from '../../../components/form-dialog/use-edit-conflict.js';
import { useNotice } from '../../../components/toast/toast-store.js';
import type { CountryView } from '../../../api/reference-data.endpoints.js';
import {
  type TaxRateBody,
  type TaxRateRow,
  useCreateTaxRateMutation,
  useUpdateTaxRateMutation,
} from './tax-rates.endpoints.js';

/** As typed. */
interface TaxRateEntry {
  readonly countryCode: string;
  readonly vatRate: string;
  readonly whtRate: string;
  readonly notes: string;
}

const READINGS: readonly Reading<TaxRateRow>[] = [
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
  const notify = useNotice();
  const [create, creation] = useCreateTaxRateMutation();
  const [update, change] = useUpdateTaxRateMutation();
  const form = useEntryForm(entryOf(row), (entry) => faultsOfTaxRate(bodyOf(entry)));
  const edit = useNewerVersion(row, reload);
  const { entry } = form;
  const save = async () => {
    if (!form.check()) return;
    const body = bodyOf(entry);
    const { data, error } = row ? await update({ ...body, version: edit.version }) : await create(body);
    if (data) {
      notify({ kind: 'success', title: row ? 'Tax Rate Updated' : 'Tax Rate Created', body: data.countryName });
      onClose();
      return;
    }
    form.refuse(error);
    await edit.learn(error);
  };
  const failure = (row ? change : creation).error;
  return (
    <EntryDialog
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
        <NewerVersionBar
          thing="tax rate"
          logName={edit.newer.countryName}
          known={edit.known}
          newer={edit.newer}
          readings={READINGS}
          onLoad={() => {
            form.restart(entryOf(edit.newer));
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
    </EntryDialog>
  );
}

function entryOf(row: TaxRateRow | undefined): TaxRateEntry {
  return {
    countryCode: row?.countryCode ?? '',
    vatRate: row ? String(row.vatRate) : '',
    whtRate: row ? String(row.whtRate) : '',
    notes: row?.notes ?? '',
  };
}

/** An amount that was not entered is no number, which the domain's check refuses. */
function bodyOf(entry: TaxRateEntry): TaxRateBody {
  return {
    countryCode: entry.countryCode,
    vatRate: numberEntered(entry.vatRate) ?? Number.NaN,
    whtRate: numberEntered(entry.whtRate) ?? Number.NaN,
    notes: entry.notes.trim(),
  };
}

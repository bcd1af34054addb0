import { Checkbox, Field, Input, makeStyles } from '@fluentui/react-components';
import { INCOTERMS } from '../../../../../domain/pricing/incoterm/incoterm.js';
import { CORRECTABLE_FIELDS, type CorrectableField } from '../../../../../domain/quoting/correctable-values.js';
import { useMessages } from '../../i18n/messages.js';
import { FieldGrid } from '../form-dialog/field-grid.js';
import { NumberField } from '../form-dialog/number-field.js';
import { TextField } from '../form-dialog/text-field.js';
import type { FormState } from '../form-dialog/use-form.js';
import type { Places } from '../places/use-places.js';
import { ChoiceField } from './choice-field.js';
import { type CorrectionFormValues, replaceAirport, replaceSizes } from './correction-form-values.js';
import { HandlingFields } from './handling-fields.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { SizeFields } from './size-fields.js';

const useStyles = makeStyles({
  whole: { gridColumn: '1 / -1' },
});

interface CorrectionFieldsProps {
  readonly form: FormState<CorrectionFormValues>;
  readonly places: Places;
  /** What was read or assumed in the place of a value. */
  readonly hintFor: (field: CorrectableField) => string | undefined;
}

/** The values of a quotation that may be corrected. */
export function CorrectionFields({ form, places, hintFor }: CorrectionFieldsProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const { entry, change, messageFor } = form;
  const about = (field: CorrectableField) => ({
    label: CORRECTABLE_FIELDS[field],
    hint: hintFor(field),
    validationMessage: messageFor(field),
  });
  const numberField = (field: 'goods.weight' | 'goods.pieces' | 'goods.volume', after: string | undefined) => (
    <NumberField label={CORRECTABLE_FIELDS[field]} after={after} hint={hintFor(field)} {...form.bind(field)} />
  );
  const text = (field: 'goods.description' | 'origin' | 'airportOrigin' | 'destination.city') => (
    <TextField label={CORRECTABLE_FIELDS[field]} hint={hintFor(field)} maxLength={1_000} {...form.bind(field)} />
  );
  const countries = places.countries.map(({ code, name }) => [code, name] as const);
  const airports = places.airports.map(({ code, name }) => [code, `${code} - ${name}`] as const);
  const terms = INCOTERMS.map((term) => [term, term] as const);
  const { amount, currency } = entry['goods.value'];
  return (
    <FieldGrid>
      {numberField('goods.weight', 'kg')}
      {numberField('goods.pieces', undefined)}
      <SizeFields
        sizes={entry['goods.dimensions']}
        message={messageFor('goods.dimensions')}
        onChange={(sizes) => change(replaceSizes(entry, sizes))}
      />
      {numberField('goods.volume', 'm³')}
      <Field {...about('incoterm')}>
        <ChoiceField value={entry.incoterm} options={terms} onChange={(incoterm) => change({ incoterm })} />
      </Field>
      {text('origin')}
      {text('airportOrigin')}
      <Field {...about('airportDestination')}>
        <ChoiceField
          value={entry.airportDestination}
          options={airports}
          onChange={(code) => change(replaceAirport(code, places.airports))}
        />
      </Field>
      <Field {...about('destination.country')}>
        <ChoiceField
          value={entry['destination.country']}
          options={countries}
          onChange={(code) => change({ 'destination.country': code })}
        />
      </Field>
      {text('destination.city')}
      {text('goods.description')}
      <NumberField
        label={CORRECTABLE_FIELDS['goods.value']}
        hint={hintFor('goods.value')}
        message={messageFor('goods.value')}
        value={amount}
        onChange={(value) => change({ 'goods.value': { amount: value, currency } })}
      />
      <Field label={messages.currency} hint={messages.currencyHint}>
        <Input
          value={currency}
          maxLength={3}
          onChange={(_event, { value }) => change({ 'goods.value': { amount, currency: value.toUpperCase() } })}
        />
      </Field>
      <Checkbox
        className={styles.whole}
        label={CORRECTABLE_FIELDS['goods.dangerous']}
        checked={entry['goods.dangerous']}
        onChange={(_event, { checked }) => change({ 'goods.dangerous': checked === true })}
      />
      <HandlingFields form={form} hintFor={hintFor} />
    </FieldGrid>
  );
}

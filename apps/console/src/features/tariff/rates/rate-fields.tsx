import { makeStyles } from '@fluentui/react-components';
import { describeCategory } from '../../../../../../domain/tariff/charge-category/describe-category.js';
import { RATE_MESSAGES } from '../../../../../../domain/tariff/rate.js';
import { PERCENT_CRITERIA, RATE_CRITERIA } from '../../../../../../domain/tariff/rate-criterion.js';
import { useChargeCodesQuery } from '../../../api/charge-codes.endpoints.js';
import { findChargeCode, listChargeOptions } from '../../../components/charge-codes/charge-code-options.js';
import { FieldGrid } from '../../../components/form-dialog/field-grid.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { toFieldMessage } from '../../../components/form-dialog/required-message.js';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { TextAreaField } from '../../../components/form-dialog/text-area-field.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import type { FormState } from '../../../components/form-dialog/use-form.js';
import { PlaceFields, type SelectedPlace } from '../../../components/places/place-fields.js';
import type { Places } from '../../../components/places/use-places.js';
import { useMessages } from '../../../i18n/messages.js';
import { ConditionFields } from './condition-fields.js';
import { getCriterionLabels, getCurrencySign, getUnitLabels } from './format-rate.js';
import { FormulaFields } from './formula-fields.js';
import { findCriterion, type RateFormValues } from './rate-form-values.js';
import { ratesMessages } from './rates.messages.js';
import { StorageFields } from './storage-fields.js';

const useStyles = makeStyles({
  whole: { gridColumn: '1 / -1' },
});

/** The values that are typed or chosen as a text. */
type TextValue = Exclude<keyof RateFormValues, keyof SelectedPlace | 'formula' | 'conditions' | 'storage'>;

interface RateFieldsProps {
  readonly form: FormState<RateFormValues>;
  readonly places: Places;
}

/** The fields of a rate. */
export function RateFields({ form, places }: RateFieldsProps) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const { entry, change } = form;
  const messageFor = (field: string) => toFieldMessage(form.messageFor(field), RATE_MESSAGES.required);
  const bind = (name: TextValue) => ({ ...form.bind(name), message: messageFor(name) });
  const criterion = findCriterion(entry);
  const sign = getCurrencySign(entry.currency);
  const isPercent = criterion !== undefined && PERCENT_CRITERIA.includes(criterion);
  const { data: codes } = useChargeCodesQuery();
  const category = findChargeCode(codes, entry.serviceCode)?.category;
  return (
    <FieldGrid>
      <PlaceFields
        places={places}
        chosen={{ countryId: entry.countryId, locationId: entry.locationId }}
        messageFor={messageFor}
        onChange={change}
      />
      <SelectField
        label={messages.service}
        required
        hint={category ? messages.categoryHint(describeCategory(category)) : undefined}
        placeholder={messages.chooseAService}
        options={listChargeOptions(codes, entry.serviceCode)}
        {...bind('serviceCode')}
      />
      <SelectField
        label={messages.rateCriteriaField}
        required
        placeholder={messages.rateCriteriaPlaceholder}
        options={RATE_CRITERIA.map((value) => ({ value, label: getCriterionLabels()[value] }))}
        {...bind('rateCriteria')}
      />
      <TextField label={messages.currency} maxLength={3} hint={messages.currencyHint} {...bind('currency')} />
      {entry.formula.pricing === 'base' ? (
        <div className={styles.whole}>
          <NumberField
            label={messages.baseRateField}
            required
            before={isPercent ? undefined : sign}
            after={criterion ? getUnitLabels()[criterion] : undefined}
            {...bind('baseRate')}
          />
        </div>
      ) : null}
      <FormulaFields
        values={entry.formula}
        rateCriteria={entry.rateCriteria}
        charges={listChargeOptions(codes, entry.formula.referenceCode)}
        messageFor={messageFor}
        onChange={(formula) => change({ formula })}
      />
      <ConditionFields
        values={entry.conditions}
        message={messageFor('conditions')}
        onChange={(conditions) => change({ conditions })}
      />
      <StorageFields
        values={entry.storage}
        message={messageFor('storage')}
        onChange={(storage) => change({ storage })}
      />
      <NumberField
        label={messages.minChargeField}
        before={sign}
        hint={messages.zeroMeansNoMinimum}
        {...bind('minimumCharge')}
      />
      <NumberField
        label={messages.maxChargeField}
        before={sign}
        hint={messages.zeroMeansNoLimit}
        {...bind('maximumCharge')}
      />
      <TextField label={messages.validFrom} type="date" hint={messages.validFromHint} {...bind('validFrom')} />
      <TextField label={messages.validUntil} type="date" hint={messages.validUntilHint} {...bind('validUntil')} />
      <TextAreaField
        label={messages.description}
        rows={2}
        maxLength={2000}
        className={styles.whole}
        {...bind('description')}
      />
    </FieldGrid>
  );
}

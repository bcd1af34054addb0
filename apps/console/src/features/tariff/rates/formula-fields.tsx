import { Button, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { MINIMUM_UNITS } from '../../../../../../domain/tariff/formula/rate-formula.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { NumberInput } from '../../../components/form-dialog/number-input.js';
import { SelectField, type SelectOption } from '../../../components/form-dialog/select-field.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useMessages } from '../../../i18n/messages.js';
import { getCriterionLabels } from './format-rate.js';
import { formulaMessages } from './formula.messages.js';
import { type BandValues, describeFormula, EMPTY_BAND, type FormulaValues } from './formula-values.js';
import { findCriterion } from './rate-form-values.js';

const useStyles = makeStyles({
  whole: { gridColumn: '1 / -1', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  bands: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
    gap: tokens.spacingHorizontalS,
    alignItems: 'center',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  wrong: { color: tokens.colorPaletteRedForeground1 },
});

const FIELDS = ['upTo', 'amount', 'rate', 'per'] as const;

type FormulaField = Exclude<keyof FormulaValues, 'bands' | 'isNextBreakCheaper'>;

interface FormulaFieldsProps {
  readonly values: FormulaValues;
  readonly rateCriteria: string;
  /** The charges that a percentage may be of. */
  readonly charges: readonly SelectOption[];
  readonly messageFor: (field: string) => string | undefined;
  readonly onChange: (values: FormulaValues) => void;
}

/** The fields of a rate's formula: bands, rounding, and the charge that a percentage is of. */
export function FormulaFields({ values, rateCriteria, charges, messageFor, onChange }: FormulaFieldsProps) {
  const messages = useMessages(formulaMessages);
  const styles = useStyles();
  const change = (changed: Partial<FormulaValues>) => onChange({ ...values, ...changed });
  const bind = (name: FormulaField) => ({
    value: values[name],
    message: messageFor(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  const hasBands = values.pricing !== 'base';
  return (
    <>
      {rateCriteria === 'other_charge' ? (
        <>
          <SelectField
            label={messages.referenceCode}
            required
            placeholder={messages.chooseReference}
            options={charges}
            {...bind('referenceCode')}
          />
          <TextField
            label={messages.furtherReferences}
            hint={messages.furtherReferencesHint}
            {...bind('furtherReferences')}
          />
        </>
      ) : null}
      <div className={styles.whole}>
        <SelectField
          label={messages.pricing}
          placeholder={messages.choosePricing}
          options={[
            { value: 'base', label: messages.baseRateOnly },
            { value: 'whole', label: messages.wholeByBand },
            { value: 'graduated', label: messages.partsByBand },
          ]}
          {...bind('pricing')}
          onChange={(pricing) => change({ pricing: pricing || 'base' })}
        />
        {hasBands ? <Bands values={values} onChange={change} /> : null}
        {hasBands && messageFor('breaks') ? (
          <Text role="alert" className={styles.wrong}>
            {messageFor('breaks')}
          </Text>
        ) : null}
        {hasBands ? (
          <SelectField
            label={messages.limits}
            placeholder={messages.chooseLimits}
            options={[
              { value: 'lower', label: messages.limitsLower },
              { value: 'upper', label: messages.limitsUpper },
            ]}
            {...bind('limitBelongsTo')}
          />
        ) : null}
        {values.pricing === 'whole' ? (
          <Checkbox
            label={messages.nextBreakCheaper}
            checked={values.isNextBreakCheaper}
            onChange={(_event, { checked }) => change({ isNextBreakCheaper: checked === true })}
          />
        ) : null}
        {hasBands ? (
          <Text className={styles.quiet} role="status">
            {describeFormula(values, findCriterion({ rateCriteria })) ?? ''}
          </Text>
        ) : null}
      </div>
      <NumberField label={messages.quantityStep} hint={messages.quantityStepHint} {...bind('quantityStep')} />
      <NumberField label={messages.amountStep} before="$" hint={messages.amountStepHint} {...bind('amountStep')} />
      <NumberField
        label={messages.includedTax}
        after="%"
        hint={messages.includedTaxHint}
        {...bind('includedTaxPercent')}
      />
      <SelectField
        label={messages.minimumPer}
        placeholder={messages.minimumForShipment}
        options={MINIMUM_UNITS.map((value) => ({ value, label: getCriterionLabels()[value] }))}
        {...bind('minimumPer')}
      />
      <NumberField label={messages.buyingRate} hint={messages.buyingRateHint} {...bind('buyingRate')} />
      <NumberField label={messages.buyingMinimum} hint={messages.buyingMinimumHint} {...bind('buyingMinimum')} />
    </>
  );
}

interface BandsProps {
  readonly values: FormulaValues;
  readonly onChange: (changed: Pick<FormulaValues, 'bands'>) => void;
}

function Bands({ values: { bands }, onChange }: BandsProps) {
  const messages = useMessages(formulaMessages);
  const styles = useStyles();
  const labels = { upTo: messages.upTo, amount: messages.amount, rate: messages.rate, per: messages.per };
  const changeBand = (at: number, changed: Partial<BandValues>) =>
    onChange({ bands: bands.map((band, index) => (index === at ? { ...band, ...changed } : band)) });
  return (
    <>
      <div className={styles.bands}>
        {FIELDS.map((field) => (
          <Text key={field} className={styles.quiet}>
            {labels[field]}
          </Text>
        ))}
        <span />
        {bands.map((band, at) => [
          ...FIELDS.map((field) => (
            <NumberInput
              // Bands have no identity but their place.
              key={`${field} ${String(at)}`}
              aria-label={messages.bandNumber(labels[field], at + 1)}
              placeholder={field === 'upTo' && at === bands.length - 1 ? messages.noEnd : undefined}
              value={band[field]}
              onChange={(value) => changeBand(at, { [field]: value })}
            />
          )),
          <Button
            key={`remove ${String(at)}`}
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={messages.removeBand(at + 1)}
            disabled={bands.length === 1}
            onClick={() => onChange({ bands: bands.filter((_band, index) => index !== at) })}
          />,
        ])}
      </div>
      <Button icon={<AddRegular />} onClick={() => onChange({ bands: [...bands, EMPTY_BAND] })}>
        {messages.addBand}
      </Button>
      <Text className={styles.quiet}>{messages.bandHint}</Text>
    </>
  );
}

import { Field, Input, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { toOfficeDay } from '../../../../../../domain/office-day.js';
import { toRateCurrency } from '../../../../../../domain/tariff/rate.js';
import { formatValidity, isDay } from '../../../../../../domain/tariff/rate-validity.js';
import { useExchangeRatesQuery } from '../../../api/exchange-rates.endpoints.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { formatUsd } from '../../../components/format/format.js';
import { formatFigures } from '../../../components/format/format-figures.js';
import { useMessages } from '../../../i18n/messages.js';
import { formatUtcDay, formatValidityStatus } from './format-rate.js';
import { findCriterion, type RateFormValues } from './rate-form-values.js';
import { applyTrialRate, findConversion, findRateInForce, getTrialQuantity } from './rate-trial.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    alignSelf: 'start',
    minWidth: 0,
  },
  title: typographyStyles.subtitle2,
  amount: { ...typographyStyles.title2, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface RateTesterProps {
  readonly entry: RateFormValues;
  /** The whole tariff: on another day another rate may hold. */
  readonly rows: readonly RateRow[];
  readonly editedId: number | undefined;
}

/** What the rate would charge a shipment on a day, while it is being typed. */
export function RateTester({ entry, rows, editedId }: RateTesterProps) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const [asOf, setAsOf] = useState(() => toOfficeDay(new Date()));
  // Every criterion keeps its own figure: kilograms make no sense as dollars.
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const day = isDay(asOf) ? asOf : toOfficeDay(new Date());
  const inForce = findRateInForce(entry, rows, day, editedId);
  const tried = inForce?.entry ?? entry;
  const criterion = findCriterion(tried);
  const question = getTrialQuantity(criterion);
  const answer = (criterion && answers[criterion]) ?? question?.example ?? '';
  const { data: exchangeRates = [] } = useExchangeRatesQuery(undefined, { skip: !toRateCurrency(tried.currency) });
  const charge = inForce && applyTrialRate(tried, answer, findConversion(tried.currency, exchangeRates, day));
  return (
    <section className={styles.panel} aria-label={messages.tryIt}>
      <h3 className={styles.title}>{messages.tryIt}</h3>
      <Field label={messages.asOf}>
        <Input type="date" value={asOf} onChange={(_event, { value }) => setAsOf(value)} />
      </Field>
      {criterion && question ? (
        <NumberField
          label={question.label}
          after={question.unit}
          value={answer}
          onChange={(value) => setAnswers({ ...answers, [criterion]: value })}
        />
      ) : null}
      {charge?.amount ? (
        <div role="status">
          <Text block className={styles.amount}>
            {formatUsd(charge.amount.toNumber())}
          </Text>
          <Text block className={styles.quiet}>
            {formatFigures(charge.trace)}
          </Text>
          {inForce?.row ? (
            <Text block className={styles.quiet}>
              {messages.anotherRateInEffect(formatUtcDay(day), formatValidity(inForce.row, formatUtcDay))}
            </Text>
          ) : null}
        </div>
      ) : (
        <Text className={styles.quiet} role="status">
          {inForce
            ? messages.enterCriteriaAndBaseRate
            : messages.noRateInEffect(
                formatUtcDay(day),
                formatValidityStatus({ validFrom: entry.validFrom || null, validUntil: entry.validUntil || null }, day),
              )}
        </Text>
      )}
    </section>
  );
}

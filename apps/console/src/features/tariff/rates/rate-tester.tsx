import { Field, Input, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { isDay, utcDayOf, validityWords } from '../../../../../../domain/tariff/rate-validity.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { usd } from '../../../components/format/format.js';
import { criterionOf, type RateEntry } from './rate-form-values.js';
import { entryInForce, trialQuestion, triedRate } from './rate-trial.js';
import { dayWords, standingWords } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';

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
  readonly entry: RateEntry;
  /** The whole tariff: on another day another rate may hold. */
  readonly rows: readonly RateRow[];
  readonly editedId: number | undefined;
}

/** What the rate would charge a shipment on a day, while it is being typed. */
export function RateTester({ entry, rows, editedId }: RateTesterProps) {
  const styles = useStyles();
  const [asOf, setAsOf] = useState(() => utcDayOf(new Date()));
  // Every criterion keeps its own figure: kilograms make no sense as dollars.
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const day = isDay(asOf) ? asOf : utcDayOf(new Date());
  const inForce = entryInForce(entry, rows, day, editedId);
  const tried = inForce?.entry ?? entry;
  const criterion = criterionOf(tried);
  const question = trialQuestion(criterion);
  const answer = (criterion && answers[criterion]) ?? question?.example ?? '';
  const charge = inForce && triedRate(tried, answer);
  return (
    <section className={styles.panel} aria-label="Try it">
      <h3 className={styles.title}>Try it</h3>
      <Field label="As of">
        <Input type="date" value={asOf} onChange={(_event, { value }) => setAsOf(value)} />
      </Field>
      {criterion && question ? (
        <NumberField
          label={question.label}
          after={question.unit}
          value={answer}
          step={criterion === 'pieces' ? 1 : 0.01}
          onChange={(value) => setAnswers({ ...answers, [criterion]: value })}
        />
      ) : null}
      {charge?.amount ? (
        <div role="status">
          <Text block className={styles.amount}>
            {usd(charge.amount.toNumber())}
          </Text>
          <Text block className={styles.quiet}>
            {charge.trace}
          </Text>
          {inForce?.row ? (
            <Text block className={styles.quiet}>
              {`On ${dayWords(day)} another rate holds, valid ${validityWords(inForce.row, dayWords)}.`}
            </Text>
          ) : null}
        </div>
      ) : (
        <Text className={styles.quiet} role="status">
          {inForce
            ? 'Enter criteria and base rate to see what a shipment would be charged.'
            : `On ${dayWords(day)} no rate holds: ${standingWords({ validFrom: entry.validFrom || null, validUntil: entry.validUntil || null }, day)}.`}
        </Text>
      )}
    </section>
  );
}

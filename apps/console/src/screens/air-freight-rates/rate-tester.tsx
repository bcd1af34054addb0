import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { NumberField } from '../../parts/entry-dialog/number-field.js';
import { usd } from '../../parts/figures/figures.js';
import { criterionOf, type RateEntry } from './rate-entry.js';
import { trialQuestion, triedRate } from './rate-trial.js';

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

/** What the rate would charge a shipment, while it is being typed. */
export function RateTester({ entry }: { readonly entry: RateEntry }) {
  const styles = useStyles();
  const criterion = criterionOf(entry);
  const question = trialQuestion(criterion);
  // Every criterion keeps its own figure: kilograms make no sense as dollars.
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const answer = (criterion && answers[criterion]) ?? question?.example ?? '';
  const tried = triedRate(entry, answer);
  return (
    <section className={styles.panel} aria-label="Try it">
      <h3 className={styles.title}>Try it</h3>
      {criterion && question ? (
        <NumberField
          label={question.label}
          after={question.unit}
          value={answer}
          step={criterion === 'pieces' ? 1 : 0.01}
          onChange={(value) => setAnswers({ ...answers, [criterion]: value })}
        />
      ) : null}
      {tried?.amount ? (
        <div role="status">
          <Text block className={styles.amount}>
            {usd(tried.amount.toNumber())}
          </Text>
          <Text block className={styles.quiet}>
            {tried.trace}
          </Text>
        </div>
      ) : (
        <Text className={styles.quiet}>Enter criteria and base rate to see what a shipment would be charged.</Text>
      )}
    </section>
  );
}

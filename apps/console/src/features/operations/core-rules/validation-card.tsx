import {
  Badge,
  Card,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { CheckmarkCircle16Regular, DismissCircle16Regular } from '@fluentui/react-icons';
import { formatDecimal } from '../../../components/format/format.js';
import type { RuleTest, ValidationView } from './core-rules.endpoints.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle2,
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, listStyleType: 'none', padding: 0 },
  test: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  verdict: { flexShrink: 0, minWidth: '72px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Every test of the last run with what was expected and what came. */
export function ValidationCard({ run }: { readonly run: ValidationView }) {
  const styles = useStyles();
  const { total, passed, failed, alarms } = run.summary;
  const counted = `${formatDecimal(passed, 0)} of ${formatDecimal(total, 0)} tests passed, ${formatDecimal(failed, 0)} failed.`;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>Validation Results</h2>
      <MessageBar intent={alarms === 0 ? 'success' : 'warning'} layout="multiline" politeness="polite">
        <MessageBarBody>
          <MessageBarTitle>
            {alarms === 0 ? 'All checks passed.' : `${formatDecimal(alarms, 0)} need attention.`}
          </MessageBarTitle>
          {counted} One of them is a negative control: it is fed with a wrong figure and has to fail.
        </MessageBarBody>
      </MessageBar>
      <ul className={styles.list} aria-label="Tests">
        {run.tests.map((test) => (
          <TestLine key={test.id} test={test} />
        ))}
      </ul>
    </Card>
  );
}

function TestLine({ test }: { readonly test: RuleTest }) {
  const styles = useStyles();
  const color = test.isAlarm ? 'danger' : test.passed ? 'success' : 'informative';
  return (
    <li className={styles.test}>
      <Badge
        className={styles.verdict}
        appearance="tint"
        color={color}
        icon={test.passed ? <CheckmarkCircle16Regular /> : <DismissCircle16Regular />}
      >
        {test.passed ? 'Pass' : 'Fail'}
      </Badge>
      <div className={styles.words}>
        <Text>{test.name}</Text>
        <Text size={200} className={styles.quiet}>{`Expected: ${test.expected}. Got: ${test.got}.`}</Text>
        {test.isNegativeControl ? (
          <Text size={200}>
            {test.isAlarm
              ? 'This negative control should have failed: the tests no longer notice a wrong divisor.'
              : 'Fails on purpose: it divides by 5000, as couriers do, instead of 6000. That it fails proves that a wrong divisor would be noticed.'}
          </Text>
        ) : null}
      </div>
    </li>
  );
}

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
import { useMessages } from '../../../i18n/messages.js';
import type { RuleTest, ValidationView } from './core-rules.endpoints.js';
import { coreRulesMessages } from './core-rules.messages.js';

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
  const messages = useMessages(coreRulesMessages);
  const styles = useStyles();
  const { total, passed, failed, alarms } = run.summary;
  const counted = messages.testSummary(formatDecimal(passed, 0), formatDecimal(total, 0), formatDecimal(failed, 0));
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.validationResults}</h2>
      <MessageBar intent={alarms === 0 ? 'success' : 'warning'} layout="multiline" politeness="polite">
        <MessageBarBody>
          <MessageBarTitle>
            {alarms === 0 ? messages.allChecksPassed : messages.checksNeedAttention(formatDecimal(alarms, 0))}
          </MessageBarTitle>
          {counted} {messages.negativeControlExplanation}
        </MessageBarBody>
      </MessageBar>
      <ul className={styles.list} aria-label={messages.tests}>
        {run.tests.map((test) => (
          <TestLine key={test.id} test={test} />
        ))}
      </ul>
    </Card>
  );
}

function TestLine({ test }: { readonly test: RuleTest }) {
  const messages = useMessages(coreRulesMessages);
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
        {test.passed ? messages.pass : messages.fail}
      </Badge>
      <div className={styles.words}>
        <Text>{test.name}</Text>
        <Text size={200} className={styles.quiet}>
          {messages.expected} <span translate="no">{test.expected}</span>. {messages.got}{' '}
          <span translate="no">{test.got}</span>.
        </Text>
        {test.isNegativeControl ? (
          <Text size={200}>{test.isAlarm ? messages.negativeControlPassed : messages.negativeControlFailed}</Text>
        ) : null}
      </div>
    </li>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { HoldReasonView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { holdReasonsMessages } from './hold-reasons.messages.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingLeft: '20px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Why an email was not answered by itself, each reason with what can be done about it. */
export function HoldReasonList({ reasons }: { readonly reasons: readonly HoldReasonView[] }) {
  const messages = useMessages(holdReasonsMessages);
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={messages.reasons}>
      {reasons.map(({ message, remedy }) => (
        <li key={message}>
          {message} <span className={styles.quiet}>{remedy}</span>
        </li>
      ))}
    </ul>
  );
}

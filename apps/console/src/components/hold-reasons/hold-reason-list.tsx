import { makeStyles, tokens } from '@fluentui/react-components';
import type { GateReasonView } from '../../api/types.js';
import { reasonWords } from './hold-reason.messages.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingLeft: '20px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Why an email was not answered by itself, each reason with what can be done about it. */
export function ReasonList({ reasons }: { readonly reasons: readonly (string | GateReasonView)[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label="Reasons">
      {reasons.map(reasonWords).map(({ message, remedy }) => (
        <li key={message}>
          {message} {remedy ? <span className={styles.quiet}>{remedy}</span> : null}
        </li>
      ))}
    </ul>
  );
}

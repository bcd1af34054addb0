import { Badge, makeStyles } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  Circle16Regular,
  Clock16Regular,
  ErrorCircle16Regular,
  Prohibited16Regular,
  Send16Regular,
} from '@fluentui/react-icons';
import type { InboundEmailStatus } from '../../../../../domain/inbound-mail/inbound-email.js';
import type { OutboundEmailStatus } from '../../../../../domain/outbound-mail/outbound-email.js';
import { describeState } from '../../components/status-badge/describe-state.js';

const STATUS_APPEARANCES = {
  received: { color: 'brand', icon: <Clock16Regular /> },
  answered: { color: 'success', icon: <CheckmarkCircle16Regular /> },
  held: { color: 'warning', icon: <Clock16Regular /> },
  ignored: { color: 'informative', icon: <Circle16Regular /> },
  failed: { color: 'danger', icon: <ErrorCircle16Regular /> },
  waiting: { color: 'warning', icon: <Clock16Regular /> },
  sent: { color: 'brand', icon: <Send16Regular /> },
  cancelled: { color: 'informative', icon: <Prohibited16Regular /> },
  replaced: { color: 'informative', icon: <Circle16Regular /> },
} as const;

const useStyles = makeStyles({
  // A badge has one line: in two its word is cut off.
  badge: { whiteSpace: 'nowrap' },
});

/** Where an email or a reply is: its word, an icon and a colour. */
export function MailStatusBadge({ state }: { readonly state: InboundEmailStatus | OutboundEmailStatus }) {
  const { color, icon } = STATUS_APPEARANCES[state];
  return (
    <Badge className={useStyles().badge} appearance="tint" color={color} icon={icon}>
      {describeState(state)}
    </Badge>
  );
}

import { Badge, makeStyles } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, ErrorCircle16Regular, Info16Regular, Warning16Regular } from '@fluentui/react-icons';
import type { ActivityStatus } from '../../../../../../domain/activity/activity.js';
import { describeState } from '../../../components/status-badge/describe-state.js';

const STATUS_APPEARANCES = {
  success: { color: 'success', icon: <CheckmarkCircle16Regular /> },
  failure: { color: 'danger', icon: <ErrorCircle16Regular /> },
  warning: { color: 'warning', icon: <Warning16Regular /> },
  info: { color: 'brand', icon: <Info16Regular /> },
} as const;

const useStyles = makeStyles({
  // A badge has one line: in two its word is cut off.
  badge: { whiteSpace: 'nowrap' },
});

/** How an entry ended: its word, an icon and a colour. */
export function LogStatusBadge({ status }: { readonly status: ActivityStatus }) {
  const { color, icon } = STATUS_APPEARANCES[status];
  return (
    <Badge className={useStyles().badge} appearance="tint" color={color} icon={icon}>
      {describeState(status)}
    </Badge>
  );
}

import { Badge } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, ErrorCircle16Regular, Warning16Regular } from '@fluentui/react-icons';
import type { CoreRuleStatus } from '../../../../../../domain/core-rules/core-rule.js';

const STATUS_APPEARANCES = {
  active: { color: 'success', icon: <CheckmarkCircle16Regular /> },
  warning: { color: 'warning', icon: <Warning16Regular /> },
  error: { color: 'danger', icon: <ErrorCircle16Regular /> },
} as const;

/** How a rule fares: its word, an icon and a colour. */
export function RuleStatusBadge({ status }: { readonly status: CoreRuleStatus }) {
  const { color, icon } = STATUS_APPEARANCES[status];
  return (
    <Badge appearance="tint" color={color} icon={icon}>
      {status}
    </Badge>
  );
}

import { Badge, makeStyles } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Circle16Regular, Clock16Regular, Send16Regular } from '@fluentui/react-icons';
import { getStatusAppearance } from './status-appearance.js';

const ICONS = {
  success: <CheckmarkCircle16Regular />,
  warning: <Clock16Regular />,
  brand: <Send16Regular />,
  informative: <Circle16Regular />,
} as const;

const useStyles = makeStyles({
  // A badge has one line: in two its word is cut off.
  badge: { whiteSpace: 'nowrap' },
});

interface StatusBadgeProps {
  readonly status: string | null | undefined;
}

/** The status of a quotation: its word, an icon and a colour. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, color } = getStatusAppearance(status);
  return (
    <Badge className={useStyles().badge} appearance="tint" size="large" color={color} icon={ICONS[color]}>
      {label}
    </Badge>
  );
}

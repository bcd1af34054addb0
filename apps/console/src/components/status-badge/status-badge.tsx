import { Badge } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Circle16Regular, Clock16Regular, Send16Regular } from '@fluentui/react-icons';
import { getStatusAppearance } from './status-appearance.js';

const ICONS = {
  success: <CheckmarkCircle16Regular />,
  warning: <Clock16Regular />,
  brand: <Send16Regular />,
  informative: <Circle16Regular />,
} as const;

interface StatusBadgeProps {
  readonly status: string | null | undefined;
}

/** The status of a quotation: its word, an icon and a colour. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, color } = getStatusAppearance(status);
  return (
    <Badge appearance="tint" size="large" color={color} icon={ICONS[color]}>
      {label}
    </Badge>
  );
}

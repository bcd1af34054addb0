import { Badge } from '@fluentui/react-components';
import type { CommercialOutcome } from '../../../../../domain/quoting/outcome/commercial-outcome.js';
import { describeOutcome } from './describe-outcome.js';

const COLORS: Readonly<Record<CommercialOutcome, 'success' | 'danger' | 'informative'>> = {
  accepted: 'success',
  declined: 'danger',
  expired: 'informative',
  superseded: 'informative',
  unanswered: 'informative',
};

/** How a quotation ended: a word and a colour; nothing where it has not. */
export function OutcomeBadge({ outcome }: { readonly outcome: CommercialOutcome | null }) {
  if (outcome === null) return null;
  return (
    <Badge appearance="outline" size="large" color={COLORS[outcome]}>
      {describeOutcome(outcome)}
    </Badge>
  );
}

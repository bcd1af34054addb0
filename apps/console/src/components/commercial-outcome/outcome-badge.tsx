import { Badge, makeStyles } from '@fluentui/react-components';
import type { CommercialOutcome } from '../../../../../domain/quoting/outcome/commercial-outcome.js';
import { describeOutcome } from './describe-outcome.js';

const COLORS: Readonly<Record<CommercialOutcome, 'success' | 'danger' | 'informative'>> = {
  accepted: 'success',
  declined: 'danger',
  expired: 'informative',
  superseded: 'informative',
  unanswered: 'informative',
};

const useStyles = makeStyles({
  // A badge has one line: in two its word is cut off.
  badge: { whiteSpace: 'nowrap' },
});

/** How a quotation ended: a word and a colour; nothing where it has not. */
export function OutcomeBadge({ outcome }: { readonly outcome: CommercialOutcome | null }) {
  const styles = useStyles();
  if (outcome === null) return null;
  return (
    <Badge className={styles.badge} appearance="outline" size="large" color={COLORS[outcome]}>
      {describeOutcome(outcome)}
    </Badge>
  );
}

import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { AssumptionList } from '../../components/assumptions/assumption-list.js';
import { groupCharges } from '../../components/charges/charge-groups.js';
import { ChargeTable } from '../../components/charges/charge-table.js';
import { formatDecimal, formatUsd } from '../../components/format/format.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { ChargesResponse, DeliveryResponse } from './email-processor.endpoints.js';
import { processorMessages } from './processor.messages.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
  part: { ...typographyStyles.subtitle2, marginBottom: tokens.spacingVerticalS },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface ChargesCardProps {
  readonly charges: ChargesResponse;
  readonly delivery: DeliveryResponse | undefined;
}

/** The complete breakdown, and what it takes for granted. */
export function ChargesCard({ charges, delivery }: ChargesCardProps) {
  const messages = useMessages(processorMessages);
  const styles = useStyles();
  const { incoterm, airport, country, totals, assumptions, missing } = charges;
  const basis = [incoterm, airport, country].filter(Boolean).join(' · ');
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{messages.completeBreakdown}</h2>
        <Text className={styles.quiet}>{basis}</Text>
      </div>
      <ChargeTable
        label={messages.completeBreakdown}
        groups={groupCharges(charges, incoterm)}
        total={totals.finalTotal}
      />
      {delivery ? <Text className={styles.quiet}>{messages.deliveryCharges(formatDelivery(delivery))}</Text> : null}
      {assumptions.length > 0 || missing.length > 0 ? (
        <div>
          <h3 className={styles.part}>{messages.assumptions}</h3>
          <AssumptionList assumptions={assumptions} missing={missing} />
        </div>
      ) : null}
    </Card>
  );
}

function formatDelivery({ total, distanceKm }: DeliveryResponse): string {
  const distance =
    typeof distanceKm === 'number'
      ? getMessages(processorMessages).distanceFromAirport(formatDecimal(distanceKm, 1))
      : '';
  return `${formatUsd(total)}${distance}`;
}

import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { OutcomeBadge } from '../../components/commercial-outcome/outcome-badge.js';
import { formatDate, formatKg, formatUsd } from '../../components/format/format.js';
import { labelHoldReasons } from '../../components/hold-reasons/label-hold-reasons.js';
import { StatusBadge } from '../../components/status-badge/status-badge.js';
import { useMessages } from '../../i18n/messages.js';
import { QuotationLink } from './quotation-link.js';
import type { QuotationRow } from './quotations.endpoints.js';
import { quotationsMessages } from './quotations.messages.js';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    height: '100%',
    boxSizing: 'border-box',
    padding: '16px',
    gap: tokens.spacingVerticalM,
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: tokens.spacingHorizontalS },
  badges: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalXS },
  // The link covers its card, so that all of it can be pressed while only the number is read out.
  link: { ...typographyStyles.body1Strong, '::after': { content: '""', position: 'absolute', inset: 0 } },
  facts: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `${tokens.spacingVerticalXS} 12px` },
  term: { color: tokens.colorNeutralForeground2 },
  value: { textAlign: 'right', overflowWrap: 'anywhere' },
  amount: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

interface QuotationCardProps {
  readonly quotation: QuotationRow;
  /** The address that opens its details. */
  readonly detailsAt: string;
}

/** One quotation; the card opens its details. */
export function QuotationCard({ quotation, detailsAt }: QuotationCardProps) {
  const messages = useMessages(quotationsMessages);
  const styles = useStyles();
  const { id, quotationNumber, status, commercialOutcome, clientEmail, clientName, quoteAmount, createdAt } = quotation;
  const reasons = labelHoldReasons(quotation.holdReasons);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3>
          <QuotationLink
            label={messages.quotationLabel(quotationNumber || id)}
            detailsAt={detailsAt}
            className={styles.link}
          />
        </h3>
        <span className={styles.badges}>
          <OutcomeBadge outcome={commercialOutcome} />
          <StatusBadge status={status} />
        </span>
      </div>
      <dl className={styles.facts}>
        <dt className={styles.term}>{messages.clientEmail}</dt>
        <dd className={styles.value}>
          {clientName ? <div translate="no">{clientName}</div> : null}
          {clientEmail}
        </dd>
        <dt className={styles.term}>{messages.destination}</dt>
        <dd className={styles.value}>
          {[quotation.destinationAirport, quotation.totalWeightKg ? formatKg(quotation.totalWeightKg) : '']
            .filter(Boolean)
            .join(' · ')}
        </dd>
        <dt className={styles.term}>{messages.amount}</dt>
        <dd className={styles.amount}>{formatUsd(quoteAmount)}</dd>
        <dt className={styles.term}>{messages.created}</dt>
        <dd className={styles.value}>{createdAt ? formatDate(createdAt) : messages.notAvailable}</dd>
      </dl>
      {reasons ? <Text size={200}>{reasons}</Text> : null}
    </Card>
  );
}

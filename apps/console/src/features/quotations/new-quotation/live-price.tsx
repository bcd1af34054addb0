import {
  Card,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { AssumptionList } from '../../../components/assumptions/assumption-list.js';
import { groupCharges } from '../../../components/charges/charge-groups.js';
import { ChargeTable } from '../../../components/charges/charge-table.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { formatDate, formatKg, formatUsd } from '../../../components/format/format.js';
import { HoldReasonList } from '../../../components/hold-reasons/hold-reason-list.js';
import { useMessages } from '../../../i18n/messages.js';
import { newQuotationMessages } from './new-quotation.messages.js';
import type { PhoneQuote } from './phone-quotations.endpoints.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
  part: { ...typographyStyles.subtitle2, marginBottom: tokens.spacingVerticalS },
  total: { ...typographyStyles.title2, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
  lines: { display: 'flex', flexDirection: 'column' },
});

interface LivePriceProps {
  /** Undefined while there is none. */
  readonly quote: PhoneQuote | undefined;
  readonly isByPdf: boolean;
  /** What stands in the way of a price, said where there is none. */
  readonly obstacle: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** The price of what is entered: the total first, then how it comes about and what would hold the quotation. */
export function LivePrice({ quote, isByPdf, obstacle, failure, onRetry }: LivePriceProps) {
  const messages = useMessages(newQuotationMessages);
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.price}</h2>
      <div role="status" className={styles.lines}>
        {quote ? (
          <>
            <Text className={styles.quiet}>{messages.total}</Text>
            <Text className={styles.total}>{formatUsd(quote.destinationCharges.totals.finalTotal)}</Text>
            <Text>{messages.chargeable(formatKg(quote.chargeable.chargeableWeight))}</Text>
            <Text className={styles.quiet}>{messages.validUntil(formatDate(quote.validUntil))}</Text>
          </>
        ) : (
          <Text className={styles.quiet}>{obstacle}</Text>
        )}
      </div>
      {failure ? <ErrorMessage title={messages.priceFailed} failure={failure} onRetry={onRetry} /> : null}
      {quote ? <PriceParts quote={quote} isByPdf={isByPdf} /> : null}
    </Card>
  );
}

function PriceParts({ quote, isByPdf }: { readonly quote: PhoneQuote; readonly isByPdf: boolean }) {
  const messages = useMessages(newQuotationMessages);
  const styles = useStyles();
  const { destinationCharges: charges, quoted, assumptions, missing } = quote;
  // That it is a PDF was chosen just now.
  const reasons = quote.gate.reasons.filter(({ code }) => code !== 'pdf-requested');
  return (
    <>
      {quote.gate.decision === 'send' ? (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{messages.leavesByItself}</MessageBarBody>
        </MessageBar>
      ) : null}
      {reasons.length > 0 ? (
        <div>
          {isByPdf ? null : <h3 className={styles.part}>{messages.held}</h3>}
          <HoldReasonList reasons={reasons} />
        </div>
      ) : null}
      {assumptions.length > 0 || missing.length > 0 ? (
        <div>
          <h3 className={styles.part}>{messages.assumptions}</h3>
          <AssumptionList assumptions={assumptions} missing={missing} />
        </div>
      ) : null}
      <ChargeTable
        label={messages.charges}
        groups={groupCharges(charges, quoted.incoterm)}
        total={charges.totals.finalTotal}
        totals={charges.totals}
      />
    </>
  );
}

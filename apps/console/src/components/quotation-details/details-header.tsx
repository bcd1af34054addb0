import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { writeTransitTime } from '../../../../../domain/quoting/write-transit-time.js';
import { describeState } from '../../components/status-badge/describe-state.js';
import { getLanguage } from '../../i18n/language.js';
import { useMessages } from '../../i18n/messages.js';
import { OutcomeBadge } from '../commercial-outcome/outcome-badge.js';
import { CopyButton } from '../copy-button/copy-button.js';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.js';
import { DownloadButton } from '../download/download-button.js';
import { useDownload } from '../download/use-download.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { formatDate, formatDateTime, formatUsd } from '../format/format.js';
import { StatusBadge } from '../status-badge/status-badge.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { usePrintStyles } from './use-print-styles.js';

const useStyles = makeStyles({
  header: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBottom: '20px' },
  first: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  number: typographyStyles.title3,
  amount: { ...typographyStyles.title2, marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Number, status, amount, service, and the dates. */
export function DetailsHeader({ details }: { readonly details: QuotationDetails }) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const { screenOnly } = usePrintStyles();
  const number = `Q${details.id}`;
  const pdf = useDownload({ name: `${number}.pdf`, failsInPlace: true });
  return (
    <div className={styles.header}>
      <div className={styles.first}>
        <Text className={styles.number}>{number}</Text>
        <StatusBadge status={details.status} />
        <OutcomeBadge outcome={details.commercialOutcome} />
        {details.revision > 1 ? <Text className={styles.quiet}>{messages.revision(details.revision)}</Text> : null}
        <span className={screenOnly}>
          <CopyButton text={number} what={messages.quotationNumber} />
        </span>
        <DownloadButton url={`/api/quotations/${details.id}/pdf`} download={pdf} size="small" className={screenOnly}>
          {messages.downloadPdf}
        </DownloadButton>
        <Text className={styles.amount}>{formatUsd(details.quoteAmount)}</Text>
      </div>
      {pdf.failure ? <ErrorMessage title={pdf.failedTitle} failure={pdf.failure} onRetry={pdf.retry} /> : null}
      <DescriptionList>
        <DescriptionItem term={messages.serviceType}>{describeState(details.serviceType)}</DescriptionItem>
        <DescriptionItem term={messages.created}>{formatDateTime(details.createdAt)}</DescriptionItem>
        <DescriptionItem term={messages.validUntil}>{formatDate(details.validUntil)}</DescriptionItem>
        <DescriptionItem term={messages.timeline}>{writeTransitTime(details.timeline, getLanguage())}</DescriptionItem>
      </DescriptionList>
    </div>
  );
}

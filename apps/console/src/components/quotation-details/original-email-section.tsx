import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { EvidenceView, LedgerEntryView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { AttachmentList } from '../attachments/attachment-list.js';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.js';
import { EvidenceText } from '../evidence-text/evidence-text.js';
import { LedgerLegend } from '../evidence-text/ledger-legend.js';
import type { LedgerAssignment } from '../evidence-text/left-over-menu.js';
import { formatDateTime } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import type { OriginalEmail } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

const useStyles = makeStyles({
  body: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface OriginalEmailSectionProps {
  readonly emailId: number;
  readonly email: OriginalEmail;
  readonly evidence: Readonly<Record<string, readonly EvidenceView[]>>;
  readonly ledger: readonly LedgerEntryView[];
  /** Undefined where nothing can be said about left-over words any more. */
  readonly assignment: LedgerAssignment | undefined;
}

/** The email as it came, with the words marked that values were read from, that were set aside and that are left over. */
export function OriginalEmailSection({ emailId, email, evidence, ledger, assignment }: OriginalEmailSectionProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const marks = { evidence, ledger, assignment };
  const isByPhone = email.channel === 'phone';
  return (
    <DetailsSection title={isByPhone ? messages.requestByPhone : messages.originalEmailContent}>
      <DescriptionList>
        <DescriptionItem term={messages.from} isWide>
          {email.from ? <EvidenceText text={email.from} part="from" {...marks} /> : undefined}
        </DescriptionItem>
        <DescriptionItem term={messages.subject} isWide>
          {email.subject ? <EvidenceText text={email.subject} part="subject" {...marks} /> : undefined}
        </DescriptionItem>
        {isByPhone ? null : (
          <DescriptionItem term={messages.to} isWritten>
            {email.to}
          </DescriptionItem>
        )}
        <DescriptionItem term={messages.received}>{formatDateTime(email.receivedAt)}</DescriptionItem>
        {isByPhone ? null : (
          <DescriptionItem term={messages.messageId} isWritten>
            {email.messageId}
          </DescriptionItem>
        )}
        {email.attachments.length > 0 ? (
          <DescriptionItem term={messages.attachments}>
            <AttachmentList emailId={emailId} attachments={email.attachments} evidence={evidence} />
          </DescriptionItem>
        ) : null}
      </DescriptionList>
      {ledger.length > 0 ? <LedgerLegend /> : null}
      <section className={styles.body} aria-label={isByPhone ? messages.noteOfTheCall : messages.emailBody}>
        {email.content ? (
          <EvidenceText text={email.content} part="body" {...marks} />
        ) : (
          <Text className={styles.quiet}>{messages.notSpecified}</Text>
        )}
      </section>
    </DetailsSection>
  );
}

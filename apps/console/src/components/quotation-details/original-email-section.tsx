import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { EvidenceView } from '../../api/types.js';
import { Fact, Facts } from '../description-list/description-list.js';
import { dateAndTime } from '../format/format.js';
import { HighlightedWords } from '../evidence-text/evidence-text.js';
import { fieldName } from '../evidence-text/evidence-segments.js';
import { DetailsSection } from './details-section.js';
import type { OriginalEmail } from './quotation-details.endpoints.js';

const useStyles = makeStyles({
  body: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  read: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    listStyleType: 'none',
    padding: 0,
    color: tokens.colorNeutralForeground2,
  },
});

interface OriginalEmailSectionProps {
  readonly email: OriginalEmail | null | undefined;
  readonly evidence: Readonly<Record<string, readonly EvidenceView[]>>;
}

/** The email as it came, with the words marked that values were read from. */
export function OriginalEmailSection({ email, evidence }: OriginalEmailSectionProps) {
  const styles = useStyles();
  const read = Object.entries(evidence).flatMap(([field, [first]]) => (first ? [{ field, words: first.text }] : []));
  return (
    <DetailsSection title="Original Email Content">
      <Facts>
        <Fact term="From">
          {email?.from ? <HighlightedWords text={email.from} part="from" evidence={evidence} /> : undefined}
        </Fact>
        <Fact term="To">{email?.to}</Fact>
        <Fact term="Received">{dateAndTime(email?.receivedAt)}</Fact>
        <Fact term="Message ID">{email?.messageId}</Fact>
        {email?.attachments?.length ? (
          <Fact term="Attachments">{email.attachments.map(({ filename }) => filename).join(', ')}</Fact>
        ) : null}
        <Fact term="Subject">
          {email?.subject ? <HighlightedWords text={email.subject} part="subject" evidence={evidence} /> : undefined}
        </Fact>
      </Facts>
      <section className={styles.body} aria-label="Email body">
        {email?.content ? (
          <HighlightedWords text={email.content} part="body" evidence={evidence} />
        ) : (
          <Text className={styles.quiet}>Not specified</Text>
        )}
      </section>
      {read.length > 0 ? (
        <ul className={styles.read} aria-label="Values read from this email">
          {read.map(({ field, words }) => (
            <li key={field}>{`${fieldName(field)}: ${words}`}</li>
          ))}
        </ul>
      ) : null}
    </DetailsSection>
  );
}

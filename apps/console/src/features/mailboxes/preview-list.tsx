import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Circle16Regular, Clock16Regular } from '@fluentui/react-icons';
import { formatDateTime, formatUsd } from '../../components/format/format.js';
import { ScrollArea } from '../../components/scroll-area/scroll-area.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { PreviewedMail } from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';

const useStyles = makeStyles({
  area: { width: '100%' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  mail: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'center' },
  subject: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** Mails of a mailbox, the newest first, each with what would be done with it. */
export function PreviewList({ mails }: { readonly mails: readonly PreviewedMail[] }) {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  if (mails.length === 0) return <Text>{messages.noEmails}</Text>;
  return (
    <ScrollArea label={messages.previewedEmails} className={styles.area}>
      <ul className={styles.list}>
        {mails.map((mail) => (
          <PreviewItem key={mail.id} mail={mail} />
        ))}
      </ul>
    </ScrollArea>
  );
}

function PreviewItem({ mail: { subject, from, receivedAt, preview } }: { readonly mail: PreviewedMail }) {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  const { label, color, icon } = describeOutcome(preview.outcome);
  const total = preview.totals?.totalCompulsoryCharges;
  const reasons = preview.holdReasons.map(({ message }) => message);
  return (
    <li className={styles.mail}>
      <span className={styles.subject}>{subject || messages.noSubject}</span>
      <Text className={styles.quiet}>{[from, formatDateTime(receivedAt)].filter((one) => one).join(' · ')}</Text>
      <span className={styles.head}>
        <Badge appearance="tint" color={color} icon={icon}>
          {label}
        </Badge>
        {total === undefined ? null : <Text>{messages.total(formatUsd(total))}</Text>}
      </span>
      {reasons.length > 0 ? <Text className={styles.quiet}>{reasons.join(' ')}</Text> : null}
    </li>
  );
}

function describeOutcome(outcome: PreviewedMail['preview']['outcome']) {
  const messages = getMessages(mailboxesMessages);
  if (outcome === 'answered') {
    return { label: messages.wouldBeAnswered, color: 'success', icon: <CheckmarkCircle16Regular /> } as const;
  }
  if (outcome === 'held') return { label: messages.wouldBeHeld, color: 'warning', icon: <Clock16Regular /> } as const;
  return { label: messages.wouldBeIgnored, color: 'informative', icon: <Circle16Regular /> } as const;
}

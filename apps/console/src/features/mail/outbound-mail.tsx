import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { formatDateTime } from '../../components/format/format.js';
import { useMessages } from '../../i18n/messages.js';
import type { NotificationEmailDetails, ReplyDetails } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { MailBody } from './mail-body.js';
import { MailStatusBadge } from './mail-status-badge.js';

interface OutboundMailProps {
  readonly mail: ReplyDetails | NotificationEmailDetails;
  /** Why it has not left; nothing where it has, or has not been tried. */
  readonly error: string | null | undefined;
  readonly errorTitle: string;
  /** Further facts, between the addresses and the tries. */
  readonly children?: ReactNode;
  /** When it leaves at the earliest, where it has not yet. */
  readonly notBefore?: string;
}

/** A mail that the server wrote: whether it has left, why not, and what it says. */
export function OutboundMail({ mail, error, errorTitle, children, notBefore }: OutboundMailProps) {
  const messages = useMessages(mailMessages);
  return (
    <>
      {error ? (
        <MessageBar intent={mail.state === 'failed' ? 'error' : 'warning'} layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{errorTitle}</MessageBarTitle>
            {error}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <DescriptionList>
        <DescriptionItem term={messages.status}>
          <MailStatusBadge state={mail.state} />
        </DescriptionItem>
        <DescriptionItem term={messages.to} isWritten>
          {mail.to}
        </DescriptionItem>
        <DescriptionItem term={messages.from} isWritten>
          {mail.from}
        </DescriptionItem>
        {children}
        <DescriptionItem term={messages.attempts}>{String(mail.attempts)}</DescriptionItem>
        <DescriptionItem term={messages.written}>{formatDateTime(mail.createdAt)}</DescriptionItem>
        {mail.sentAt ? <DescriptionItem term={messages.sent}>{formatDateTime(mail.sentAt)}</DescriptionItem> : null}
        {!mail.sentAt && notBefore ? (
          <DescriptionItem term={messages.notSentBefore}>{formatDateTime(notBefore)}</DescriptionItem>
        ) : null}
      </DescriptionList>
      <MailBody text={mail.text} isOurs />
    </>
  );
}

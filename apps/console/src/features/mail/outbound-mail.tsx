import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../components/description-list/description-list.js';
import { dateAndTime } from '../../components/format/format.js';
import type { ReplyDetails, StaffMailDetails } from './mail.endpoints.js';
import { MailBody } from './mail-body.js';
import { MailStateBadge } from './mail-status-badge.js';

interface OutgoingMailProps {
  readonly mail: ReplyDetails | StaffMailDetails;
  /** Why it has not left; nothing where it has, or has not been tried. */
  readonly fault: string | null | undefined;
  readonly faultTitle: string;
  /** Further facts, between the addresses and the tries. */
  readonly children?: ReactNode;
  /** When it leaves at the earliest, where it has not yet. */
  readonly notBefore?: string;
}

/** A mail that the desk wrote: whether it has left, why not, and what it says. */
export function OutgoingMail({ mail, fault, faultTitle, children, notBefore }: OutgoingMailProps) {
  return (
    <>
      {fault ? (
        <MessageBar intent={mail.state === 'failed' ? 'error' : 'warning'} layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{faultTitle}</MessageBarTitle>
            {fault}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <Facts>
        <Fact term="Status">
          <MailStateBadge state={mail.state} />
        </Fact>
        <Fact term="To">{mail.to}</Fact>
        <Fact term="From">{mail.from}</Fact>
        {children}
        <Fact term="Attempts">{String(mail.attempts)}</Fact>
        <Fact term="Written">{dateAndTime(mail.createdAt)}</Fact>
        {mail.sentAt ? <Fact term="Sent">{dateAndTime(mail.sentAt)}</Fact> : null}
        {!mail.sentAt && notBefore ? <Fact term="Not sent before">{dateAndTime(notBefore)}</Fact> : null}
      </Facts>
      <MailBody text={mail.text} isOurs />
    </>
  );
}

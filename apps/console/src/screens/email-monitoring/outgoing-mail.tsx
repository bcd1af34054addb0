import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../parts/facts/facts.js';
import { dateAndTime } from '../../parts/figures/figures.js';
import type { ReplyDetails, StaffMailDetails } from './email-monitoring.endpoints.js';
import { MailBody } from './mail-body.js';
import { MailStateBadge } from './mail-state-badge.js';

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

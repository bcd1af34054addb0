import {
  type ActivityEntry,
  EMAIL_HELD,
  EMAIL_NOT_PROCESSED,
  QUOTATION_HELD,
  REPLY_NOT_DELIVERED,
} from '../../domain/operations/activity.js';
import { quotationNumber } from '../../domain/quoting/quotation.js';

/** `held`: something waits for a person; `error`: something failed for good. */
export const NEWS_TOPICS = ['held', 'error'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** Something that happened and that the staff hear of by mail. */
export interface StaffNews {
  readonly topic: NewsTopic;
  readonly at: Date;
  /** A few words of our own, for instance `Q12 waits for you`. */
  readonly title: string;
  /** As the log tells it; it may hold words of others. */
  readonly details: string;
  /** Where it is dealt with, within the console, for instance `/quotations?open=12`. */
  readonly place: string;
}

/**
 * What an entry of the log is to the staff; undefined where it is no news. The list is closed: a mail to the staff that
 * could not be delivered is none of it, so that no mail can ever bring forth another one.
 */
export function newsOf({ action, at, details, emailId, quotationId }: ActivityEntry): StaffNews | undefined {
  const number = quotationId === undefined ? undefined : quotationNumber(quotationId);
  const quotation = `/quotations?open=${quotationId}`;
  const email = `/email-monitoring?email=${emailId}`;
  const place = number === undefined ? email : quotation;
  const held = (title: string, where: string): StaffNews => ({ topic: 'held', at, title, details, place: where });
  const error = (title: string, where: string): StaffNews => ({ topic: 'error', at, title, details, place: where });
  if (action === QUOTATION_HELD) return held(`${number ?? 'A quotation'} waits for you`, place);
  if (action === EMAIL_HELD)
    return held(number ? `An answer to ${number} waits for you` : 'An email waits for you', email);
  if (action === REPLY_NOT_DELIVERED) return error(`The reply with ${number} could not be delivered`, place);
  return action === EMAIL_NOT_PROCESSED ? error(`Email ${emailId} could not be processed`, email) : undefined;
}

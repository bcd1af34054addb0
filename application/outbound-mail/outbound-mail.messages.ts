import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about outbound mail, in English. */
export const OUTBOUND_MAIL_MESSAGES = defineMessages('application.OUTBOUND_MAIL_MESSAGES', {
  copyStillFiled: 'A copy of the reply is being filed already.',
  notWaiting: (number: string) => `The reply with ${number} waits no more.`,
  beingSent: (number: string) => `The reply with ${number} is being sent right now.`,
  cancelledMeanwhile: (number: string) => `Somebody else has just put the reply with ${number} back.`,
  supersededReply: ({ number, revision }: { readonly number: string; readonly revision: number }) =>
    `${number} is now revision ${revision}: this reply does not leave.`,
  supersededRetry: ({
    number,
    revision,
    replyRevision,
  }: {
    readonly number: string;
    readonly revision: number;
    readonly replyRevision: number;
  }) => `${number} is now revision ${revision}: send that one instead of revision ${replyRevision}.`,
  retriedMeanwhile: (number: string) => `Somebody else has just tried the reply to ${number} again.`,
  sentAlready: (number: string) => `The reply with ${number} has been sent already.`,
  stillWaiting: (number: string) => `The reply with ${number} still waits in the outbox, and is tried by itself.`,
  replacedByRevision: (revision: number) => `Replaced by revision ${revision} before it was sent.`,
  reminderNotNeeded: 'The customer has answered, or the quotation has ended: no reminder is needed.',
  reminderStays: (number: string) => `The reminder of ${number} leaves within a moment: it cannot be kept back.`,
  secretUnreadable: (address: string) =>
    `The stored password of ${address} cannot be decrypted with the secret of this server. Enter it again.`,
} as const);

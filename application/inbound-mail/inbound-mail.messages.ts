import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about inbound mail, in English. */
export const INBOUND_MAIL_MESSAGES = defineMessages('application.INBOUND_MAIL_MESSAGES', {
  notStorable: 'It could not be stored as it is.',
  noOpenFollowUp: (emailId: number) => `Email ${emailId} has no open follow-up.`,
  replyToIgnored: (requested: string) =>
    `The email asks for answers to ${requested} (Reply-To); the reply goes to the From mailbox alone.`,
  unknownAuthorization: 'You have begun no such sign-in, or it was forgotten after a day. Begin again.',
  tooMuchMail: 'Too much large mail is coming in at the moment. Try again in a few seconds.',
  tokenUsed: 'The token of this call was used before.',
  queuedAlready: (emailId: number) => `Email ${emailId} waits for its turn already.`,
  quotedAlready: ({ emailId, number }: { readonly emailId: number; readonly number: string }) =>
    `Email ${emailId} has ${number} already: reprice that quotation instead.`,
  revisedMeanwhile: (number: string) => `${number} was revised meanwhile.`,
} as const);

import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about notifications, in English. */
export const NOTIFICATIONS_MESSAGES = defineMessages('api.NOTIFICATIONS_MESSAGES', {
  followUp: (quotationNumber = 'a quotation') => `Customer reply on ${quotationNumber} needs review`,
  quotationPending: (number: string) => `${number} waits for approval`,
  noSender: 'No sender mailbox',
  mailServerAway: (waitingReplies: number) =>
    `Quotations go on being made; ${waitingReplies} ${waitingReplies === 1 ? 'reply waits' : 'replies wait'} in the outbox and will leave when it is back.`,
  mailboxSilent: (address: string) => `${address} has not been read for 5 minutes`,
  mailboxUnread: 'New emails wait in the mailbox. Check that a server with workers is running.',
  answerEmail: 'Answering email',
  sendReply: 'Sending reply',
  fileReplyCopy: 'Filing a copy of a reply',
  sendStaffMail: 'Sending notification mail',
  webhookSwitchedOff: (host: string) => `No more events are sent to ${host}`,
  webhookSwitchedOffDetails:
    'It took none for three days, or wants no more. Check the program, and switch the endpoint on again.',
  noReason: 'no reason given',
  noSubject: 'no subject',
  replyFailed: (number: string) => `The reply with ${number} could not be delivered`,
  emailFailed: (id: number) => `Email ${id} could not be processed`,
  jobGivenUp: ({ job, subjectId }: { readonly job: string; readonly subjectId: number }) =>
    `${job} ${subjectId} was given up`,
  ratesMissing: (airportCode: string) => `${airportCode} lacks compulsory rates`,
  ratesMissingDetails: ({ airportCode, services }: { readonly airportCode: string; readonly services: string }) =>
    `Quotations to ${airportCode} are held: ${services}`,
  rateExpiring: ({
    serviceCode,
    airportCode,
    until,
  }: {
    readonly serviceCode: string;
    readonly airportCode: string;
    readonly until: string;
  }) => `${serviceCode} at ${airportCode} ends on ${until}`,
  rateExpiringDetails: ({ serviceName, airportCode }: { readonly serviceName: string; readonly airportCode: string }) =>
    `Without a new rate for ${serviceName}, quotations to ${airportCode} are held from then on`,
  sampleTariff: 'Sample rates in use',
  sampleTariffDetails: (sampleRates: number) =>
    `${sampleRates} sample rates have not been confirmed: replace or confirm them`,
} as const);

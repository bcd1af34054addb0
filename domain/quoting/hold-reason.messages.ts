import { defineMessages } from '../message-catalogue.js';
import type { Doubt, ReadingDifference } from '../reading/ledger/ledger.types.js';
import { CORRECTABLE_FIELDS } from './correctable-field.messages.js';
import type {
  CodedHoldReason,
  HoldReason,
  HoldReasonCode,
  HoldReasonParams,
  HoldReasonText,
  RecognizedFigure,
} from './hold-reason.js';
import { INTENT_NAMES } from './mail-intent.messages.js';
import { OUTCOME_REASON_MESSAGES } from './outcome/outcome-reason.messages.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

type HoldReasonMessages = {
  readonly [Code in HoldReasonCode]: (params: HoldReasonParams[Code]) => HoldReasonText;
};
const REPROCESS = 'If a person did ask for a quotation, reprocess it in the Email Processor.';
const CHECK_CARRIER = 'Check the acceptance with the carrier, then approve and send.';
const COMPARE_AND_SEND = 'Compare the values with the email, correct them where needed, then approve and send.';
const CORRECT_AND_SEND = 'Compare them with the email, correct them where needed, then approve and send.';
const nameField = (field: string) => Object.entries(CORRECTABLE_FIELDS).find(([name]) => name === field)?.[1] ?? field;
const nameValues = ({ field, current, other }: ReadingDifference) => `${nameField(field)}: ${current} or ${other}`;
const nameFigure = ({ field, value, filename, page, line, words }: RecognizedFigure) =>
  `${nameField(field)} ${value} (${filename}${line > 0 ? `, page ${page}, line ${line}: “${words}”` : ''})`;
const NO_MACHINE = 'Check that no machine answers ours, then approve and send.';

const ANSWER_BY_HAND = 'Read the email and answer it by hand, then mark it as done.';

/** Why figures are in doubt, with the words of the email. */
const DOUBT_MESSAGES: Readonly<Record<Doubt, (words: string) => string>> = {
  'total-differs-from-parts': (words) => `A total and its parts do not agree (“${words}”).`,
  'unit-guessed': (words) => `A unit is not stated (“${words}”).`,
  'figures-ambiguous': (words) => `Figures can be read in two ways (“${words}”).`,
  'column-unread': (words) => `Columns of a list were not read (“${words}”).`,
  'pieces-differ-from-sizes': (words) => `Pieces and sizes do not agree (${words}).`,
  'weight-each-or-total': (words) => `It is not certain whether a weight is of each piece or of all (“${words}”).`,
  'repeats-another-piece': (words) => `Figures are said by reference to others (“${words}”).`,
  'tare-unclear': (words) => `A tare stands beside the weight (“${words}”).`,
  'terms-differ': (words) => `Two terms of delivery are stated (“${words}”).`,
  'text-cut': (words) => `The email goes on beyond what was read (the last words read are “${words}”).`,
};

/** What staff read of each reason, in English. */
export const HOLD_REASON_MESSAGES: HoldReasonMessages = defineMessages('HOLD_REASON_MESSAGES', {
  'automatic-mail': ({ cause }) => ({ message: `The email was written by a machine (${cause}).`, remedy: REPROCESS }),
  'not-a-request': () => ({ message: 'The email asks for no quotation.', remedy: REPROCESS }),
  'request-not-recognized': ({ cause }) => ({
    message: `The email describes a cargo and wishes a price, but looks like other mail (${cause}).`,
    remedy: 'If a person asks for a quotation, quote it in the Email Processor; then mark the email as done.',
  }),
  'other-intent': ({ intent, quotationNumber }) => ({
    message:
      quotationNumber === undefined
        ? `The email is about ${INTENT_NAMES[intent]}, and asks for no quotation.`
        : `The email belongs to ${quotationNumber} and is about ${INTENT_NAMES[intent]}.`,
    remedy: ANSWER_BY_HAND,
  }),
  'no-sender-mailbox': () => ({
    message: 'The From address cannot be replied to.',
    remedy: 'Answer the customer by hand.',
  }),
  'domain-unknown': ({ replyAddress, lookAlike }) =>
    lookAlike === undefined
      ? {
          message: `The domain of ${replyAddress} is not among the recognized domains.`,
          remedy: 'Approve and send; the domain can be approved in the same step.',
        }
      : {
          message: `The domain of ${replyAddress} is not recognized, but looks like ${lookAlike}, which is.`,
          remedy: `Ask ${lookAlike} by phone whether the request is theirs; approve nothing before.`,
        },
  'domain-not-approved': ({ mailDomain }) => ({
    message: `${mailDomain} is known but not approved.`,
    remedy: 'Approve the domain under Recognized Domains, or approve and send this one quotation.',
  }),
  'sender-not-authentic': ({ isRefuted }) => ({
    message: isRefuted
      ? 'The mail server says that the email does not come from the domain in its From.'
      : 'The sender could not be verified (SPF/DKIM/DMARC).',
    remedy: 'Ask the customer by phone whether the request is theirs, then approve and send.',
  }),
  'rate-missing': ({ serviceCode, explanation }) => ({
    message: explanation,
    remedy: `Add the rate for ${serviceCode} under Destination Charges, then reprice.`,
  }),
  'exchange-rate-missing': ({ currency, explanation }) => ({
    message: explanation,
    remedy: `Add the exchange rate of ${currency} under Exchange Rates, then reprice.`,
  }),
  'compulsory-on-request': ({ serviceName, trace }) => ({
    message: `${serviceName} cannot be priced: ${trace}.`,
    remedy: 'Complete the value that the rate needs, then reprice.',
  }),
  'manual-lines': ({ count }) => ({
    message: count === 1 ? 'One charge line was changed by hand.' : `${count} charge lines were changed by hand.`,
    remedy: 'Check whether they still fit the shipment, then approve and send.',
  }),
  'rate-for-condition-missing': ({ names }) => ({
    message: `No rate of the tariff is for ${names.join(', ')}.`,
    remedy: 'Add a rate with this condition under Destination Charges and reprice, or check the price and approve.',
  }),
  'delivery-on-request': ({ serviceName, trace }) => ({
    message: `${serviceName} has no price: ${trace}.`,
    remedy: 'Ask for the price of the delivery, then answer by hand or approve without it.',
  }),
  'dangerous-goods': () => ({ message: 'Dangerous goods.', remedy: CHECK_CARRIER }),
  oversize: ({ longestCm }) => ({ message: `A side measures ${longestCm} cm.`, remedy: CHECK_CARRIER }),
  'piece-too-high': ({ heightCm, limitCm }) => ({
    message: `A piece is ${heightCm} cm high; lower decks take ${limitCm} cm.`,
    remedy: CHECK_CARRIER,
  }),
  'piece-too-heavy': ({ weightKg, limitKg }) => ({
    message: `A piece weighs about ${weightKg} kg, more than ${limitKg} kg.`,
    remedy: CHECK_CARRIER,
  }),
  'sea-term': ({ term }) => ({
    message: `${term} is a term for carriage by sea; by air it leaves open who bears which risk.`,
    remedy: 'Ask the customer for a term such as FCA, CPT, CIP, DAP or DDP, or approve and send.',
  }),
  'density-implausible': ({ density, lowest, highest }) => ({
    message: `${density} kg/m³ is outside ${lowest}–${highest} kg/m³: a weight or a size may be misread.`,
    remedy: 'Compare weight and dimensions with the email, correct them, then approve and send.',
  }),
  'total-above-limit': ({ limitUsd }) => ({
    message: `The total is above the limit of ${limitUsd} USD.`,
    remedy: 'Check the quotation, then approve and send.',
  }),
  'margin-below-floor': ({ marginUsd, percent, floorPercent, floorUsd }) => ({
    message: `The margin is ${marginUsd} USD${percent ? `, ${percent} %` : ''}, below the floor of ${floorPercent} % and ${floorUsd} USD.`,
    remedy: 'Check the rates or change lines by hand, then approve and send.',
  }),
  'attachment-unread': ({ filenames }) => ({
    message: `An attachment that may hold the cargo data could not be read: ${filenames.join(', ')}.`,
    remedy: 'Open the attachment, correct the values, then approve and send.',
  }),
  'mail-unread': ({ filenames, isEncrypted }) => ({
    message: isEncrypted
      ? `The email is encrypted, or signed in a form that cannot be opened: ${filenames.join(', ')}.`
      : `The email says nothing, and what came with it could not be read: ${filenames.join(', ')}.`,
    remedy: isEncrypted
      ? 'Ask the sender for an email that is not encrypted, then mark this one as done.'
      : 'Open the attachment; if it asks for a quotation, quote it in the Email Processor. Then mark the email as done.',
  }),
  'several-shipments': () => ({
    message: 'The email holds several shipments that could not be told apart.',
    remedy: 'Quote them one by one in the Email Processor.',
  }),
  'shipments-told-apart': ({ count }) => ({
    message: `The email holds ${count} shipments; each was read and priced by itself.`,
    remedy: 'Compare them with the email, then approve: one reply quotes them all.',
  }),
  'request-doubtful': () => ({
    message: 'The email describes a shipment, but it is not certain that it asks for a quotation.',
    remedy: 'Read the email; if it does ask, approve and send.',
  }),
  'values-conflict': ({ conflicts }) => ({
    message: `Values that the price rests on were read in two ways (${conflicts.map(nameValues).join('; ')}).`,
    remedy: CORRECT_AND_SEND,
  }),
  'recognized-unconfirmed': ({ figures }) => ({
    message: `Read from a picture, and nothing confirms it: ${figures.map(nameFigure).join('; ')}.`,
    remedy: 'Compare the values with the picture, correct them where needed, then approve and send.',
  }),
  'readings-differ': ({ differences }) => ({
    message: `Two ways of reading the email do not agree (${differences.map(nameValues).join('; ')}).`,
    remedy: CORRECT_AND_SEND,
  }),
  'figures-left-over': ({ items }) => ({
    message: `The email holds figures that no value rests on: ${items.join('; ')}.`,
    remedy: COMPARE_AND_SEND,
  }),
  'places-left-over': ({ places }) => ({
    message: `The email names places that the quotation does not: ${places.join('; ')}.`,
    remedy: 'Say where the goods go, then approve and send.',
  }),
  'figures-doubtful': ({ doubts }) => ({
    message: doubts.map(({ code, words }) => DOUBT_MESSAGES[code](words)).join(' '),
    remedy: COMPARE_AND_SEND,
  }),
  'destination-not-served': ({ words }) => ({
    message: `The email names a destination that is not served: “${words}”.`,
    remedy: 'Answer the customer by hand, or correct the destination, then approve and send.',
  }),
  'place-ambiguous': ({ words }) => ({
    message: `There are several places of this name: “${words}”.`,
    remedy: 'Choose the place that is meant, then approve and send.',
  }),
  'delivery-place-missing': ({ term }) => ({
    message: `“${term}” asks for delivery, but no known place beyond the airport was read.`,
    remedy: 'Enter the delivery place, or confirm that the shipment ends at the airport, then approve and send.',
  }),
  'not-air-freight': ({ words }) => ({
    message: `The email may ask for something else than air freight to the served airports: “${words}”.`,
    remedy: 'Read the email; if air freight is meant, approve and send.',
  }),
  'special-cargo': ({ words }) => ({
    message: `The cargo may need special handling: “${words}”.`,
    remedy: CHECK_CARRIER,
  }),
  'special-wish': ({ words }) => ({
    message: `The customer asks for something that the quotation does not hold: “${words}”.`,
    remedy: 'Add it by hand or tell the customer, then approve and send.',
  }),
  'dangerous-goods-suspected': ({ words }) => ({
    message: `The goods may be dangerous: “${words}”.`,
    remedy: 'Ask the customer for the safety data sheet, then approve and send.',
  }),
  'other-purpose': ({ words }) => ({
    message: `The email may be about something else than a new quotation: “${words}”.`,
    remedy: 'Read the email; if it does ask for a price, approve and send.',
  }),
  'nothing-stated': () => ({
    message: 'The request states neither cargo nor route.',
    remedy: 'Ask the customer what is to be moved, and where to.',
  }),
  'autonomy-propose-only': () => ({
    message: 'Every answer to this customer is proposed to a person first.',
    remedy: 'Check the quotation, then approve and send.',
  }),
  'autonomy-certain-only': ({ fields }) => ({
    message: `The quotation is indicative, since the request does not state: ${fields.join(', ')}. This customer gets such answers from a person only.`,
    remedy: 'Ask the customer, or approve and send the quotation on its assumptions.',
  }),
  'data-missing': ({ fields }) => ({
    message: `The request does not state: ${fields.join(', ')}.`,
    remedy: 'Ask the customer, or approve and send the quotation on its assumptions.',
  }),
  'too-many-replies': ({ limit, recipient }) =>
    ({
      address: { message: `${limit} replies went to this address within an hour.`, remedy: NO_MACHINE },
      domain: {
        message: `${limit} replies went to this domain within an hour.`,
        remedy: 'Check that the requests are meant, then approve and send.',
      },
      thread: {
        message: `${limit} replies went to this thread without a person in between.`,
        remedy: NO_MACHINE,
      },
    })[recipient],
  'repeated-request': ({ limit }) => ({
    message: `The same request came from this sender before and was answered ${limit} times within an hour.`,
    remedy: 'Check that no machine repeats itself, then approve and send.',
  }),
  'follow-up': (params) =>
    params.from === 'customer'
      ? {
          message: `The email belongs to ${params.quotationNumber} and states no new figures of the shipment.`,
          remedy: params.needsStaff
            ? 'Read the email and answer the customer by hand.'
            : 'If it does change the shipment, answer the customer by hand.',
        }
      : {
          message:
            'The email names a quotation, but does not come from the mailbox or the domain that it was made for.',
          remedy: 'Read the email; where it is the customer, correct the quotation or answer by hand.',
        },
  'unproven-revision': ({ quotationNumber, isAnswerProven }) => ({
    message: isAnswerProven
      ? `The email would change ${quotationNumber}, which rests on mail that nothing proves and no person approved.`
      : `The email would change ${quotationNumber}, but nothing proves that it comes from the customer.`,
    remedy: `Ask the customer by phone, correct ${quotationNumber} by hand, then mark the email as done.`,
  }),
  'set-aside-before': ({ quotationNumber }) => ({
    message: `The email would change ${quotationNumber}, which a person set aside.`,
    remedy: `Reopen ${quotationNumber} and correct it where it is wanted again, or answer by hand.`,
  }),
  ...OUTCOME_REASON_MESSAGES,
  'message-id-reused': ({ emailId }) => ({
    message: `Email ${emailId} bears the same Message-ID and sender, and is not the same.`,
    remedy: `Compare it with email ${emailId}: one of the two may be forged. Then mark it as done.`,
  }),
  'reply-cancelled': () => ({
    message: 'A person cancelled the reply before it left.',
    remedy: 'Correct or reprice the quotation where it is wrong, then approve and send it.',
  }),
});

/** What to do about reasons of which only the code is known: mail of earlier releases. */
export const WITHOUT_PARAMETERS_MESSAGES = defineMessages('WITHOUT_PARAMETERS_MESSAGES', {
  remedy: 'Read the email, and open its quotation where it has one.',
} as const);

/** The messages of a reason; those that were stored as text are shown unchanged. */
export function formatHoldReason(reason: HoldReason): HoldReasonText {
  if ('recordedText' in reason) return reason.recordedText;
  const { message, remedy } = formatCodedReason(reason);
  const { shipment } = reason;
  if (!shipment) return { message, remedy };
  return { message: QUOTING_MESSAGES.ofShipment({ ...shipment, message }), remedy };
}

function formatCodedReason<Code extends HoldReasonCode>(reason: CodedHoldReason<Code>): HoldReasonText {
  return HOLD_REASON_MESSAGES[reason.code](reason.params);
}

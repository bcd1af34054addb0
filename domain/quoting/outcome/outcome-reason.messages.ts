import { defineMessages } from '../../message-catalogue.js';
import type { HoldReasonParams, HoldReasonText } from '../hold-reason.js';

type OutcomeReason = 'accepted-in-answer' | 'declined-in-answer' | 'accepted-late' | 'pdf-requested';

/** Why an answer that decides about a quotation, and a PDF that a person hands over, wait for a person. */
export const OUTCOME_REASON_MESSAGES: {
  readonly [Code in OutcomeReason]: (params: HoldReasonParams[Code]) => HoldReasonText;
} = defineMessages('OUTCOME_REASON_MESSAGES', {
  'accepted-in-answer': ({ quotationNumber, isRecorded }) => ({
    message: `The customer accepts ${quotationNumber}.`,
    remedy: isRecorded
      ? 'It is recorded as accepted. Arrange the shipment, then mark the email as done.'
      : `Make sure that the customer wrote it, record the outcome of ${quotationNumber}, then mark the email as done.`,
  }),
  'declined-in-answer': ({ quotationNumber, isRecorded }) => ({
    message: `The customer declines ${quotationNumber}.`,
    remedy: isRecorded
      ? 'It is recorded as declined. Answer the customer where it is wanted, then mark the email as done.'
      : `Make sure that the customer wrote it, record the outcome of ${quotationNumber}, then mark the email as done.`,
  }),
  'accepted-late': ({ lastDay }) => ({
    message: `The customer accepts after the last day of the quotation (${lastDay}); it is priced by today's tariff.`,
    remedy: 'Compare the new price with the accepted one, then approve and send.',
  }),
  'pdf-requested': () => ({
    message: 'The customer gets a PDF from a person: no email leaves by itself.',
    remedy: 'Download the PDF, give it to the customer, then mark the quotation as handed over.',
  }),
});

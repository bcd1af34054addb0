import type {
  CommercialOutcome,
  LossReason,
  OutcomeSource,
} from '../../../../../domain/quoting/outcome/commercial-outcome.js';
import { getMessages } from '../../i18n/messages.js';
import { lossReasonMessages, outcomeNameMessages, outcomeSourceMessages } from './outcome-names.messages.js';

/** How a quotation ended, in a word; null and `open` where it has not. */
export function describeOutcome(outcome: CommercialOutcome | 'open' | null): string {
  return getMessages(outcomeNameMessages)[outcome ?? 'open'];
}

/** Why the customer declined, in a few words. */
export function describeLossReason(reason: LossReason): string {
  return getMessages(lossReasonMessages)[reason];
}

/** Who says how it ended, in a few words. */
export function describeOutcomeSource(source: OutcomeSource): string {
  return getMessages(outcomeSourceMessages)[source];
}

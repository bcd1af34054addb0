import { getMessages } from '../../../i18n/messages.js';
import type { FirstStepsDone } from './first-steps.endpoints.js';
import { firstStepsMessages } from './first-steps.messages.js';

/** One step of the checklist. */
export interface FirstStep {
  /** The screen where it is done. */
  readonly to: string;
  readonly name: string;
  readonly note: string;
  readonly isDone: boolean;
  /** Where programs can post emails to, and where their secret is. */
  readonly webhook?: { readonly url: string; readonly secretNote: string };
}

/** The steps in the order in which they are taken. */
export function listFirstSteps(done: FirstStepsDone): readonly FirstStep[] {
  const messages = getMessages(firstStepsMessages);
  const secretNote = done.webhookSecretSource === 'environment' ? messages.secretInEnvironment : messages.secretInFile;
  return [
    {
      to: '/settings?tab=system',
      name: messages.company,
      note: messages.companyNote,
      isDone: done.hasCompanyName,
    },
    { to: '/air-freight-rates', name: messages.tariff, note: messages.tariffNote, isDone: done.isTariffConfirmed },
    {
      to: '/mailboxes',
      name: messages.email,
      note: messages.emailNote,
      isDone: done.receivesEmail,
      webhook: { url: done.webhookUrl, secretNote },
    },
    {
      to: '/domains-management',
      name: messages.domain,
      note: messages.domainNote,
      isDone: done.hasRecognizedDomain,
    },
    { to: '/email-processor', name: messages.quotation, note: messages.quotationNote, isDone: done.hasSentQuotation },
  ];
}

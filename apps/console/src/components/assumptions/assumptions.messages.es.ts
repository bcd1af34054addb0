import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './assumptions.messages.js';

/** The same in Spanish. */
export const assumptionsMessages: Translation<typeof english.assumptionsMessages> = {
  noRateFor: (serviceCode: string) => `Sin tarifa para ${serviceCode}.`,
};

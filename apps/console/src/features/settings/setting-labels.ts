import type { ValueWithoutFreight, WhenDataIsMissing } from '../../../../../domain/operations/settings.js';
import { getMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';

/** The themes of the console in words. */
export function getThemeLabels() {
  const messages = getMessages(settingsMessages);
  return { light: messages.light, dark: messages.dark, system: messages.system } as const;
}

/** What happens with a request that lacks data, in words. */
export function getMissingDataLabels(): Readonly<Record<WhenDataIsMissing, string>> {
  const messages = getMessages(settingsMessages);
  return {
    indicative: messages.sendIndicativeQuotationAsk,
    ask: messages.askOnly,
    hold: messages.holdForAPerson,
  };
}

/** What becomes of charges on the CIF value where the stated value is none, in words. */
export function getValueWithoutFreightLabels(): Readonly<Record<ValueWithoutFreight, string>> {
  const messages = getMessages(settingsMessages);
  return { assumed: messages.takeForCifValue, 'on-request': messages.chargeOnRequest };
}

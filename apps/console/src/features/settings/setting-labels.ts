import type { WhenDataIsMissing } from '../../../../../domain/operations/settings.js';
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

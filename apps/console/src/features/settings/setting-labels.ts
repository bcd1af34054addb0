import type { DataRetention } from '../../../../../domain/operations/data-retention.js';
import type {
  LocalCurrency,
  ServiceTax,
  ValueWithoutFreight,
  WhenDataIsMissing,
} from '../../../../../domain/operations/settings.js';
import { getMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';

/** The themes of the console in words. */
export function getThemeLabels() {
  const messages = getMessages(settingsMessages);
  return { light: messages.light, dark: messages.dark, system: messages.system } as const;
}

/** The periods of retention in words. */
export function getRetentionLabels(): Readonly<Record<DataRetention, string>> {
  return getMessages(settingsMessages).retentions;
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

/** The ways of the tax on services as people read them. */
export function getServiceTaxLabels(): Readonly<Record<ServiceTax, string>> {
  const messages = getMessages(settingsMessages);
  return { information: messages.taxForInformation, computed: messages.taxComputed };
}

/** The ways of the local currency as people read them. */
export function getLocalCurrencyLabels(): Readonly<Record<LocalCurrency, string>> {
  const messages = getMessages(settingsMessages);
  return { none: messages.inDollars, shown: messages.inLocalCurrency };
}

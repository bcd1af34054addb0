import { parseNetworkAgreements } from '../customers/network-agreements.js';
import { parseIncotermChoices } from '../pricing/incoterm/edited-incoterm-profiles.js';

/** What prices rest on beside the tariff, as lines that staff enter. */
export interface PricingTexts {
  /** What is agreed with networks of agents: lines as `parseNetworkAgreements` reads them. */
  readonly networkAgreements: string;
  /** What totals hold under a term, and who pays them: lines as `parseIncotermChoices` reads them; empty: the standard. */
  readonly incotermProfiles: string;
}

export const PRICING_TEXT_NAMES = [
  'networkAgreements',
  'incotermProfiles',
] as const satisfies readonly (keyof PricingTexts)[];

export const DEFAULT_PRICING_TEXTS: PricingTexts = { networkAgreements: '', incotermProfiles: '' };

/** One value for each of the texts. @param read gives the value of the text of a name */
export function mapPricingTexts<Value>(read: (name: keyof PricingTexts) => Value): Record<keyof PricingTexts, Value> {
  return { networkAgreements: read('networkAgreements'), incotermProfiles: read('incotermProfiles') };
}

const MAX_PRICING_TEXT_LENGTH = 50_000;

/** Whether each line of a text means something. */
export const IS_PRICING_TEXT: Readonly<Record<keyof PricingTexts, (text: string) => boolean>> = {
  networkAgreements: (text) => isShort(text) && parseNetworkAgreements(text).unreadable.length === 0,
  incotermProfiles: (text) => isShort(text) && parseIncotermChoices(text).unreadable.length === 0,
};

function isShort(text: string): boolean {
  return text.length <= MAX_PRICING_TEXT_LENGTH;
}

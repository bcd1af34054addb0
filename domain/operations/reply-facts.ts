import { ORIGIN_REGIONS, type OriginRegion } from '../geography/origin-region.js';

/**
 * What a reply says of the forwarder itself; an empty text is said nowhere. A text may have a line in English and one in
 * Spanish, of which a reply takes its own.
 */
export interface ReplyFacts {
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTelephone: string;
  /** Who answers questions: a name, a mailbox, a telephone. */
  readonly contactPerson: string;
  /** For customers with whom none are agreed. */
  readonly paymentTerms: string;
  /** Lines such as `CR: …`; a line without a country holds everywhere else. */
  readonly liabilityClauses: string;
  /** Lines such as `europe: 4-6 business days`; a line without a region holds for all others. Empty: none is named. */
  readonly transitTimes: string;
}

export const REPLY_FACT_NAMES = [
  'companyName',
  'companyAddress',
  'companyTelephone',
  'contactPerson',
  'paymentTerms',
  'liabilityClauses',
  'transitTimes',
] as const satisfies readonly (keyof ReplyFacts)[];

/** One value for each of the facts. @param read gives the value of the fact of a name */
export function mapReplyFacts<Value>(read: (name: keyof ReplyFacts) => Value): Record<keyof ReplyFacts, Value> {
  return {
    companyName: read('companyName'),
    companyAddress: read('companyAddress'),
    companyTelephone: read('companyTelephone'),
    contactPerson: read('contactPerson'),
    paymentTerms: read('paymentTerms'),
    liabilityClauses: read('liabilityClauses'),
    transitTimes: read('transitTimes'),
  };
}

/** The specification's time of transit, and nothing of the company before it has entered something. */
export const DEFAULT_REPLY_FACTS: ReplyFacts = {
  companyName: '',
  companyAddress: '',
  companyTelephone: '',
  contactPerson: '',
  paymentTerms: '',
  liabilityClauses: '',
  transitTimes: '3-5 business days',
};

/** Characters of one of the texts. */
export const MAX_REPLY_FACT_LENGTH = 5_000;
const COUNTRY_KEY = /^[A-Z]{2}$/;

/** The clause of a country, all of its lines; that for everywhere else where the country has none. @param country ISO alpha-2 */
export function findLiabilityClause({ liabilityClauses }: Pick<ReplyFacts, 'liabilityClauses'>, country: string) {
  return findKeyedText(liabilityClauses, country.toUpperCase(), (key) => COUNTRY_KEY.test(key));
}

/** The time of transit from a region of the world, or from anywhere else; undefined: none is named. */
export function findTransitTime(
  { transitTimes }: Pick<ReplyFacts, 'transitTimes'>,
  region: OriginRegion | undefined,
): string | undefined {
  return findKeyedText(transitTimes, region ?? '', (key) => ORIGIN_REGIONS.some((one) => one === key));
}

/** Name, address, telephone and contact person, line by line; empty where nothing has been entered. */
export function listCompanyLines(facts: ReplyFacts): string[] {
  const { companyName, companyAddress, companyTelephone, contactPerson } = facts;
  return [companyName, ...companyAddress.split(/\r?\n/), companyTelephone, contactPerson]
    .map((line) => line.trim())
    .filter(Boolean);
}

function findKeyedText(text: string, wanted: string, isKey: (key: string) => boolean): string | undefined {
  const lines = text.split(/\r?\n/).map((line) => {
    const colon = line.indexOf(':');
    const key = line.slice(0, Math.max(0, colon)).trim();
    return isKey(key) ? { key, text: line.slice(colon + 1).trim() } : { key: '', text: line.trim() };
  });
  const select = (key: string) => lines.filter((line) => line.key === key && line.text !== '');
  const own = wanted === '' ? [] : select(wanted);
  const chosen = own.length > 0 ? own : select('');
  return chosen.length > 0 ? chosen.map((line) => line.text).join('\n') : undefined;
}

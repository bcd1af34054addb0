import { foldText } from '../text/normalize-text.js';

const MIN_DOMAIN_LENGTH = 5;
/** `istmoveloz-pa`: the company's name and the abbreviation of its country or city. */
const WITH_COUNTRY_SUFFIX = /^([a-z0-9]{6,})-[a-z]{2,3}$/;

/** `istmoveloz.example` names the `Istmo Veloz` of the text: words of it that make up the mail domain's name. */
export function findCompanyOfDomain(address: string | undefined, text: string): string | undefined {
  const host =
    address
      ?.slice(address.indexOf('@') + 1)
      .split('.')[0]
      ?.replace(WITH_COUNTRY_SUFFIX, '$1')
      .replace(/[^a-z0-9]/g, '') ?? '';
  if (host.length < MIN_DOMAIN_LENGTH) return undefined;
  const words = [...text.slice(0, 20_000).matchAll(/[\p{L}\d&]+/gu)];
  for (let i = 0; i < words.length; i += 1) {
    let joined = '';
    for (let k = i; k < Math.min(words.length, i + 6); k += 1) {
      joined += foldText(words[k]?.[0] ?? '');
      if (!host.startsWith(joined)) break;
      const start = words[i]?.index ?? 0;
      const end = (words[k]?.index ?? 0) + (words[k]?.[0].length ?? 0);
      const isWhole = joined === host || (joined.length >= MIN_DOMAIN_LENGTH + 3 && k > i);
      if (
        isWhole &&
        /^\p{Lu}/u.test(text.charAt(start)) &&
        text[start - 1] !== '@' &&
        text[start - 1] !== '.' &&
        !/^@/.test(text.slice(end))
      )
        return findLongestMatch(words, i, host, text);
    }
  }
  return undefined;
}

function findLongestMatch(words: readonly RegExpExecArray[], first: number, host: string, text: string): string {
  let joined = '';
  let end = 0;
  for (let k = first; k < Math.min(words.length, first + 6); k += 1) {
    joined += foldText(words[k]?.[0] ?? '');
    if (!host.startsWith(joined)) break;
    end = (words[k]?.index ?? 0) + (words[k]?.[0].length ?? 0);
  }
  return text.slice(words[first]?.index ?? 0, end).replace(/\s+/g, ' ');
}

import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { endsInNumber } from '../../../domain/customers/mail-domain.js';
import { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import { FREE_MAIL_DOMAINS } from './free-mail-domains.js';

const DOMAIN_LABELS = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/;
const MAX_DOMAIN_LENGTH = 253;

/** Mail domains by the public suffix list and a short list of free-mail providers. */
export class TldtsPublicSuffixList extends PublicSuffixList {
  toAsciiDomain(text: string): string | undefined {
    const ascii = domainToASCII(text.trim().toLowerCase().replace(/\.$/, ''));
    const isName = ascii.length <= MAX_DOMAIN_LENGTH && DOMAIN_LABELS.test(ascii) && !endsInNumber(ascii);
    return isName ? ascii : undefined;
  }

  toUnicodeDomain(domain: string): string {
    return domainToUnicode(domain) || domain;
  }

  isPublicSuffix(domain: string): boolean {
    const { publicSuffix, domain: registrable } = parse(domain, { allowPrivateDomains: false });
    return registrable === null && publicSuffix === domain;
  }

  isFreeMail(domain: string): boolean {
    return FREE_MAIL_DOMAINS.has(domain);
  }
}

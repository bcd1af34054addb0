/** Knows which mail domains are shared by unrelated users. */
export abstract class PublicSuffixList {
  /** Lower case, ASCII labels (punycode), without a trailing dot; undefined where the text is no domain name. */
  abstract toAsciiDomain(text: string): string | undefined;
  /** As displayed: `xn--espaa-rta.example` is `españa.example`. @param domain as `toAsciiDomain` gives it */
  abstract toUnicodeDomain(domain: string): string;
  /** Whether everybody may register below it, as below `com` or `co.cr`. @param domain as `toAsciiDomain` gives it */
  abstract isPublicSuffix(domain: string): boolean;
  /** Whether anyone can register a mailbox there. @param domain as `toAsciiDomain` gives it */
  abstract isFreeMail(domain: string): boolean;
}

/** Whether only one company has mailboxes at a domain. @param mailDomain undefined: the sender has none */
export function isPrivateMailDomain(mailDomain: string | undefined, publicSuffixes: PublicSuffixList): boolean {
  const ascii = mailDomain === undefined ? undefined : publicSuffixes.toAsciiDomain(mailDomain);
  return ascii !== undefined && !publicSuffixes.isPublicSuffix(ascii) && !publicSuffixes.isFreeMail(ascii);
}

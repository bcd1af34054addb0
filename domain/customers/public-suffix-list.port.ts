/** Knows which mail domains belong to nobody in particular. */
export abstract class MailDomainRegistry {
  /** Lower case, ASCII labels (punycode), without a trailing dot; undefined where the text is no domain name. */
  abstract asciiDomain(text: string): string | undefined;
  /** As people read it: `xn--espaa-rta.example` is `españa.example`. @param domain as `asciiDomain` gives it */
  abstract readableDomain(domain: string): string;
  /** Whether everybody may register below it, as below `com` or `co.cr`. @param domain as `asciiDomain` gives it */
  abstract isPublicSuffix(domain: string): boolean;
  /** Whether anybody can get a mailbox there. @param domain as `asciiDomain` gives it */
  abstract isFreeMail(domain: string): boolean;
}

/** Whether nobody but the people of one company has mailboxes at a domain. @param mailDomain undefined: the sender has none */
export function isOwnDomain(mailDomain: string | undefined, registry: MailDomainRegistry): boolean {
  const ascii = mailDomain === undefined ? undefined : registry.asciiDomain(mailDomain);
  return ascii !== undefined && !registry.isPublicSuffix(ascii) && !registry.isFreeMail(ascii);
}

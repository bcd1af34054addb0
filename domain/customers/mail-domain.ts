/** Maximum length of a domain name (RFC 1035); a longer one cannot exist. */
const MAX_DOMAIN_LENGTH = 253;

/** `ana@Sales.Norte.example` → `sales.norte.example`; undefined where the address has no domain. */
export function extractMailDomain(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const domain = normalizeMailDomain(address.slice(at + 1));
  return domain === '' ? undefined : domain;
}

/** `https://www.Norte.example/contacto` or `www.norte.example` → `norte.example`; undefined where the text is no address of a site. */
export function extractSiteDomain(address: string): string | undefined {
  const [, host = '', path = ''] =
    /^(?:[a-z]{2,8}:\/\/)?([^\s/:?#@]{1,253})([:/?#].{0,2000})?$/i.exec(address.trim()) ?? [];
  const domain = normalizeMailDomain(host).replace(/^www\d?\./, '');
  const isSite = address.includes('://') || path !== '' || domain !== normalizeMailDomain(host);
  return isSite && domain.includes('.') ? domain : undefined;
}

/** Lower case, trimmed, without a trailing dot. */
export function normalizeMailDomain(domain: string): string {
  return domain.trim().toLowerCase().replace(/\.$/, '');
}

/** Longest address of a mailbox (RFC 5321). */
const MAX_MAILBOX_LENGTH = 254;

/** `Ana@Norte.example.` → `ana@norte.example`; undefined where the text is no address of one mailbox. */
export function normalizeMailbox(address: string): string | undefined {
  const trimmed = address.trim().toLowerCase();
  if (trimmed.length > MAX_MAILBOX_LENGTH || /[\s<>,;"\p{C}]/u.test(trimmed)) return undefined;
  const domain = extractMailDomain(trimmed);
  const localPart = trimmed.slice(0, trimmed.lastIndexOf('@'));
  return domain?.includes('.') && !localPart.includes('@') ? `${localPart}@${domain}` : undefined;
}

/**
 * The entries of the domain list that cover a mail domain, the closest first: itself and its parents, at label borders
 * only, so that `evil-customer.com` is never `customer.com` (rule 16).
 */
export function listParentDomains(mailDomain: string): string[] {
  const normal = normalizeMailDomain(mailDomain);
  if (normal.length > MAX_DOMAIN_LENGTH) return [];
  const labels = normal.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

/** A last label that is a number makes an address of a machine, however it is written (RFC 3696 §2): mail goes to names. */
const NUMERIC_END = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

/** Whether the text in place of a mail domain is an IP address, for instance `192.0.2.1`. */
export function endsInNumber(domain: string): boolean {
  return NUMERIC_END.test(normalizeMailDomain(domain));
}

/** Characters of a customer's text that are repeated. */
const MAX_LENGTH = 160;
/** Characters that are looked at: the patterns below take time in the square of a run without a space. */
const MAX_READ_LENGTH = 2_000;
/** Line ends and controls; they stand between words. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Zero-width characters and bidirectional overrides; they stand within words. */
const INVISIBLE = /\p{Cf}+/gu;
const TAG = /<\/?[a-z!][^>]*>?/giu;
/** What stands for a dot: those of other scripts, which name servers know as dots, and those that people write to hide one. */
const DOTS = /[．。｡․﹒]|\s*[[({]\s*(?:\.|dot|punto)\s*[\])}]\s*/giu;
const LINK =
  /\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:https?|ftps?|mailto|javascript|vbscript|data|file|tel|callto|sms|sips?|skype|whatsapp):|www\.)\S*/giu;
/** Names of machines without a domain: this one, one of a network drive, and one behind two slashes. */
const BARE_HOST = /\blocalhost\b(?:[:/?#]\S*)?|(?:\\\\|(?<!\/)\/\/)[\p{L}\p{N}[]\S*/giu;
/** An address of IPv6 in its brackets; without a colon they hold a number. */
const BRACKETED_ADDRESS = /\[(?=[\da-f.]{0,45}:)[\da-f:.]{2,45}\](?:[:/?#]\S*)?/giu;
/** A name and a port, as in `intranet:8080/pay`; what follows is its path. */
const HOST_AND_PORT = /(?<![\p{L}\p{N}])(\p{L}[\p{L}\p{N}-]*):(\d{2,5})(?:[/?#]\S*)?(?![\p{L}\p{N}])/gu;
const MAILBOX = /[^\s@<>"(),;:]+@[^\s@<>"(),;:]+/gu;
/** An international number of a bank account; the letters of a bank may stand before its digits. */
const BANK_ACCOUNT = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ -]?[a-z]{4})?(?:[ -]?\d){10,26}(?![\p{L}\p{N}])/giu;
/** A telephone number with its country: whom a reply names is whom people call. */
const TELEPHONE = /(?<![\p{L}\p{N}])\+\d(?:[ ()./-]{0,3}\d){7,14}/gu;
const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])(?:[:/?#]\S*)?/gu;
/** A dot that is set apart, as in `evil . com`; and one behind which a common ending follows. */
const LOOSE_DOT = /\s+\.\s*(?=\p{L})|\.\s+(?=(?:com|net|org|info|biz|io|top|xyz|example)\b)/giu;
/** Labels that end in letters, and what follows them up to the next space. */
const DOMAIN = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)(?:[:/?#]\S*)?/giu;
/** Endings that no domain has and that names of goods do. */
const NO_DOMAIN = /\.js$/iu;

/**
 * Text of a stranger's email as we may repeat it in our name: one line of words without links, domains, addresses, bank
 * accounts, telephone numbers, markup and invisible characters; what stands behind its first 2,000 characters is left out. Figures and abbreviations stay: `v2.0`, `3.5mm`, `St. John's`.
 * @param maxLength characters that are kept, an ellipsis included
 */
export function reduceToWords(text: string, maxLength = MAX_LENGTH): string {
  const beginning = text.slice(0, MAX_READ_LENGTH);
  const visible = beginning.replace(CONTROLS, ' ').replace(INVISIBLE, '').replace(TAG, ' ').replace(DOTS, '.');
  const words = visible
    .replace(LINK, '')
    .replace(BARE_HOST, ' ')
    .replace(BRACKETED_ADDRESS, ' ')
    .replace(HOST_AND_PORT, '$1 $2')
    .replace(MAILBOX, ' ')
    .replace(BANK_ACCOUNT, ' ')
    .replace(TELEPHONE, ' ')
    .replace(ADDRESS, ' ')
    .replace(LOOSE_DOT, ' ')
    .replace(DOMAIN, separateLabels)
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = Array.from(words);
  if (characters.length <= maxLength) return words;
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}

/** Whether a text would be a link in a mail program, or markup in a page; a mailbox is neither. */
export function includesLinkOrMarkup(text: string): boolean {
  const visible = text.slice(0, MAX_READ_LENGTH).replace(INVISIBLE, '').replace(DOTS, '.').replace(MAILBOX, ' ');
  return [TAG, LINK, BARE_HOST, BRACKETED_ADDRESS, HOST_AND_PORT, ADDRESS, DOMAIN].some(
    (pattern) => visible.search(pattern) >= 0,
  );
}

/** The words of a domain without what would make it one; its path is dropped. */
function separateLabels(found: string): string {
  if (NO_DOMAIN.test(found)) return found;
  const [labels = ''] = found.split(/[:/?#]/u);
  return labels.replaceAll('.', ' ');
}

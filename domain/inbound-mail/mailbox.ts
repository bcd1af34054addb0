/** A mailbox with its display name. */
export interface Mailbox {
  /** Lower case. */
  readonly address: string;
  readonly name: string | undefined;
}

const MAX_ADDRESS_LENGTH = 254;
/** A plain address: no quoted local part, no comment, nothing that a mail server could read as two. */
const ADDRESS_PATTERN = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.?$/u;

/**
 * The one mailbox of a From header, for instance `Ana Ruiz <ana@norte.example>`; undefined where there is none, more than
 * one, or one that is not plain: a reply never goes to an address that could be read in two ways.
 */
export function parseMailbox(header: string): Mailbox | undefined {
  const text = header.replace(/[\r\n\t\0]+/g, ' ').trim();
  const open = text.lastIndexOf('<');
  if (open < 0) {
    const address = parsePlainAddress(text);
    return address === undefined ? undefined : { address, name: undefined };
  }
  if (!text.endsWith('>')) return undefined;
  const before = text.slice(0, open);
  // An angle bracket, a comma or an address before the last one means a second mailbox, or a name that plays one.
  const bare = removeQuotedStrings(before);
  if (/[<>]/.test(before) || bare.includes(';') || (bare.includes(',') && bare.includes('@'))) return undefined;
  const address = parsePlainAddress(text.slice(open + 1, -1));
  if (address === undefined) return undefined;
  const name = before
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\\(.)/g, '$1')
    .trim();
  return { address, name: name === '' ? undefined : name };
}

function parsePlainAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  if (address.length > MAX_ADDRESS_LENGTH || !ADDRESS_PATTERN.test(address) || address.includes('..')) return undefined;
  return address.replace(/\.$/, '');
}

function removeQuotedStrings(text: string): string {
  return text.replace(/"[^"]*"/g, '');
}

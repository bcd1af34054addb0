import { extractMailDomain, listParentDomains, normalizeMailbox } from './mail-domain.js';

/** Whose data are meant: one mailbox, or every mailbox of a domain and below it. Lower case, as ASCII labels. */
export interface Customer {
  readonly mailDomain: string;
  /** Absent: everybody at the domain. */
  readonly mailbox?: string | undefined;
}

/** Who had a customer's data erased, and when. */
export interface Erasure {
  /** An administrator's email. */
  readonly actor: string;
  readonly at: Date;
}

/** The mailbox or the domain, as people write it. */
export function getCustomerName({ mailDomain, mailbox }: Customer): string {
  return mailbox ?? mailDomain;
}

/** Whether an address is the customer's. */
export function isAddressOf({ mailDomain, mailbox }: Customer, address: string | undefined): boolean {
  const normal = address === undefined ? undefined : normalizeMailbox(address);
  if (normal === undefined) return false;
  if (mailbox !== undefined) return normal === mailbox;
  return listParentDomains(extractMailDomain(normal) ?? '').includes(mailDomain);
}

const LOCAL_PART_CHARACTER = /[\p{L}\p{N}._%+-]/u;
const LABEL_CHARACTER = /[\p{L}\p{N}-]/u;

/**
 * Whether a text names the customer's mailbox, or the domain or one below it; at the borders of addresses only, so that
 * `mariana@norte.example` is not taken for `ana@norte.example`, nor `norte.example.org` for `norte.example`.
 */
export function isNamedIn(customer: Customer, text: string): boolean {
  const name = getCustomerName(customer);
  const lower = text.toLowerCase();
  const mayPrecede = customer.mailbox === undefined ? LABEL_CHARACTER : LOCAL_PART_CHARACTER;
  for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
    const before = lower.charAt(at - 1);
    const [next = '', afterNext = ''] = lower.slice(at + name.length, at + name.length + 2);
    const goesOn = LABEL_CHARACTER.test(next) || (next === '.' && LABEL_CHARACTER.test(afterNext));
    if (!goesOn && !(at > 0 && mayPrecede.test(before))) return true;
  }
  return false;
}

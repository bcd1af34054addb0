import type { FieldError } from '../errors/domain-error.js';
import type { Autonomy } from './autonomy.js';
import type { CustomerAgreement } from './customer-agreement.js';
import { RECOGNIZED_DOMAIN_MESSAGES } from './customers.messages.js';
import { normalizeMailbox } from './mail-domain.js';

/**
 * A sender domain, or one mailbox of it, whose requests are answered automatically once it is approved. The wire calls it
 * "recognized domain".
 */
export interface RecognizedDomain {
  readonly id: number;
  readonly version: number;
  /** Lower case, as ASCII (punycode) labels, without a trailing dot. */
  readonly mailDomain: string;
  /** Only this mailbox of the domain, lower case; absent: every mailbox there and below. */
  readonly mailbox?: string | undefined;
  readonly companyName: string;
  readonly country: string | undefined;
  readonly isApproved: boolean;
  readonly notes: string | undefined;
  /** What is answered without a person; absent: as the settings say. */
  readonly autonomy?: Autonomy | undefined;
  /** What is agreed with this customer; absent: the general tariff holds. */
  readonly agreement?: CustomerAgreement | undefined;
  readonly addedAt: Date;
}

/** What staff enter for a domain. */
export interface NewRecognizedDomain {
  readonly mailDomain: string;
  /** Only this mailbox of the domain; absent: every mailbox there and below. */
  readonly mailbox?: string | undefined;
  readonly companyName: string;
  readonly country: string | undefined;
  readonly isApproved: boolean;
  readonly notes: string | undefined;
  /** What is answered without a person; absent: as the settings say. */
  readonly autonomy?: Autonomy | undefined;
  /** What is agreed with this customer; absent: the general tariff holds. */
  readonly agreement?: CustomerAgreement | undefined;
}

/** The mailbox or the domain that an entry recognizes, for people. */
export function getRecognizedName(entry: Pick<NewRecognizedDomain, 'mailDomain' | 'mailbox'>): string {
  return entry.mailbox ?? entry.mailDomain;
}

const MIN_DOMAIN_LENGTH = 4;
const MIN_COMPANY_LENGTH = 2;

/** What is wrong with a domain entry, first things first. */
export function validateRecognizedDomain(entry: {
  readonly domain?: string;
  /** Only this mailbox; its domain need not be entered. */
  readonly mailbox?: string;
  readonly companyName?: string;
}): FieldError[] {
  const errors: FieldError[] = [];
  const mailbox = entry.mailbox?.trim() ?? '';
  if (mailbox === '') errors.push(...validateDomain(entry.domain?.trim() ?? ''));
  else if (normalizeMailbox(mailbox) === undefined) {
    errors.push({ field: 'mailbox', message: RECOGNIZED_DOMAIN_MESSAGES.noMailbox });
  }
  if ((entry.companyName?.trim().length ?? 0) < MIN_COMPANY_LENGTH) {
    errors.push({ field: 'companyName', message: RECOGNIZED_DOMAIN_MESSAGES.company });
  }
  return errors;
}

function validateDomain(domain: string): FieldError[] {
  const errors: FieldError[] = [];
  if (domain.length < MIN_DOMAIN_LENGTH) errors.push({ field: 'domain', message: RECOGNIZED_DOMAIN_MESSAGES.tooShort });
  if (domain.includes('@')) errors.push({ field: 'domain', message: RECOGNIZED_DOMAIN_MESSAGES.hasAt });
  return errors;
}

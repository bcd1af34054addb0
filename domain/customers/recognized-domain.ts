import type { FieldFault } from '../errors/domain-error.js';

/** A sender domain whose requests are answered by themselves once it is approved. The wire calls it "recognized domain". */
export interface RecognizedSender {
  readonly id: number;
  readonly version: number;
  /** Lower case, as ASCII (punycode) labels, without a trailing dot. */
  readonly mailDomain: string;
  readonly companyName: string;
  readonly country: string | undefined;
  readonly isApproved: boolean;
  readonly notes: string | undefined;
  readonly addedAt: Date;
}

/** What staff enter for a domain. */
export interface RecognizedSenderDraft {
  readonly mailDomain: string;
  readonly companyName: string;
  readonly country: string | undefined;
  readonly isApproved: boolean;
  readonly notes: string | undefined;
}

/** Sentences of section 5 of the specification. */
export const SENDER_SENTENCES = {
  tooShort: 'Domain must be at least 4 characters',
  hasAt: 'Please enter the domain only (without @)',
  company: 'Please enter a valid company name',
} as const;

const MINIMUM_DOMAIN_LENGTH = 4;
const MINIMUM_COMPANY_LENGTH = 2;

/** What is wrong with a domain entry, first things first. */
export function faultsOfSender(entry: { readonly domain?: string; readonly companyName?: string }): FieldFault[] {
  const faults: FieldFault[] = [];
  const domain = entry.domain?.trim() ?? '';
  if (domain.length < MINIMUM_DOMAIN_LENGTH) faults.push({ field: 'domain', message: SENDER_SENTENCES.tooShort });
  if (domain.includes('@')) faults.push({ field: 'domain', message: SENDER_SENTENCES.hasAt });
  if ((entry.companyName?.trim().length ?? 0) < MINIMUM_COMPANY_LENGTH) {
    faults.push({ field: 'companyName', message: SENDER_SENTENCES.company });
  }
  return faults;
}

import { DomainError } from './domain-error.js';

/** The error for a record that does not exist. @param thing its display name, for instance `rate` */
export function createNotFoundError(thing: string, key: number | string): DomainError {
  return new DomainError('missing', `There is no ${thing} ${key}.`);
}

/** The error for an edit that started from an older version. @param thing its display name, for instance `rate` */
export function createStaleVersionError(thing: string): DomainError {
  return new DomainError('conflict', `Somebody else has changed this ${thing} in the meantime. Reload and try again.`);
}

/** The error for a second record where only one is allowed. */
export function createConflictError(message: string): DomainError {
  return new DomainError('conflict', message);
}

/** The messages for duplicates and for places that are not served, shared by all repositories. */
export const CONFLICT_MESSAGES = {
  rate: 'This airport already has a rate for this service.',
  taxRate: 'This country already has tax rates.',
  sender: 'This domain is in the list already.',
  administrator: 'An administrator with this email exists already.',
  quotation: 'This email has a quotation already.',
  reply: 'This revision of the quotation has a reply already.',
  airport: 'The airport is unknown or lies in another country.',
  country: 'Unknown country.',
} as const;

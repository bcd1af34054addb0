import { DomainError } from './domain-error.js';

/** What a store says of a record that it does not have. @param thing as people call it, for instance `rate` */
export function createNotFoundError(thing: string, key: number | string): DomainError {
  return new DomainError('missing', `There is no ${thing} ${key}.`);
}

/** What a store says of an edit that started from an older version. @param thing as people call it, for instance `rate` */
export function createStaleVersionError(thing: string): DomainError {
  return new DomainError('conflict', `Somebody else has changed this ${thing} in the meantime. Reload and try again.`);
}

/** What a store says of a second record where there can be one only. */
export function createConflictError(message: string): DomainError {
  return new DomainError('conflict', message);
}

/** The sentences for duplicates and for places that the desk does not serve, one home for every store. */
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

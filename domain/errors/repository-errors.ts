import { DomainError } from './domain-error.js';
import { REPOSITORY_ERROR_MESSAGES } from './repository-error.messages.js';

export { CONFLICT_MESSAGES } from './repository-error.messages.js';

/** The error for a record that does not exist. @param thing its display name, for instance `rate` */
export function createNotFoundError(thing: string, key: number | string): DomainError {
  return new DomainError('missing', REPOSITORY_ERROR_MESSAGES.missing({ thing, key }));
}

/** An edit that started from an older version; nothing was changed. */
export class StaleVersionError extends DomainError {
  constructor(message: string) {
    super('conflict', message);
  }
}

/** The error for an edit that started from an older version. @param thing its display name, for instance `rate` */
export function createStaleVersionError(thing: string): StaleVersionError {
  return new StaleVersionError(REPOSITORY_ERROR_MESSAGES.staleVersion(thing));
}

/** The error for system settings that were changed from an older version. */
export function createStaleSettingsError(): StaleVersionError {
  return new StaleVersionError(REPOSITORY_ERROR_MESSAGES.staleSettings);
}

/** The error for a second record where only one is allowed. */
export function createConflictError(message: string): DomainError {
  return new DomainError('conflict', message);
}

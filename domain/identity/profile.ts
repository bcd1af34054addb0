import { isMailbox } from '../outbound-mail/sendable-mail.js';
import type { FieldFault } from '../errors/domain-error.js';

/** What an administrator may change about themselves. */
export interface Profile {
  readonly name: string;
  readonly email: string;
}

/** Sentences of section 5 of the specification. */
export const PROFILE_SENTENCES = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
} as const;

const MINIMUM_NAME_LENGTH = 2;
/** What is wrong with a profile entry, first things first. */
export function faultsOfProfile(entry: Partial<Profile>): FieldFault[] {
  const faults: FieldFault[] = [];
  if ((entry.name?.trim().length ?? 0) < MINIMUM_NAME_LENGTH) {
    faults.push({ field: 'name', message: PROFILE_SENTENCES.name });
  }
  if (!isMailbox(entry.email?.trim() ?? '')) faults.push({ field: 'email', message: PROFILE_SENTENCES.email });
  return faults;
}

import type { FieldFault } from '../rule-violation.js';

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
/** One mailbox: a local part, one @ and a domain of labels; quoted local parts are not taken. */
const MAILBOX = /^[^\s@"<>(),;:]+@(?!-)[^\s@"<>(),;:.]+(?:\.[^\s@"<>(),;:.]+)*$/;

/** What is wrong with a profile entry, first things first. */
export function faultsOfProfile(entry: Partial<Profile>): FieldFault[] {
  const faults: FieldFault[] = [];
  if ((entry.name?.trim().length ?? 0) < MINIMUM_NAME_LENGTH) {
    faults.push({ field: 'name', message: PROFILE_SENTENCES.name });
  }
  if (!MAILBOX.test(entry.email?.trim() ?? '')) faults.push({ field: 'email', message: PROFILE_SENTENCES.email });
  return faults;
}

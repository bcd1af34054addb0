import type { FieldError } from '../errors/domain-error.js';
import type { Language } from '../message-catalogue.js';
import { isMailbox } from '../outbound-mail/sendable-mail.js';
import { PROFILE_MESSAGES } from './identity.messages.js';

/** What an administrator may change about themselves. */
export interface Profile {
  readonly name: string;
  readonly email: string;
  /** Null: the language of the browser. */
  readonly language: Language | null;
}

const MIN_NAME_LENGTH = 2;
/** What is wrong with a profile entry, first things first. */
export function validateProfile(entry: Partial<Pick<Profile, 'name' | 'email'>>): FieldError[] {
  const errors: FieldError[] = [];
  if ((entry.name?.trim().length ?? 0) < MIN_NAME_LENGTH) {
    errors.push({ field: 'name', message: PROFILE_MESSAGES.name });
  }
  if (!isMailbox(entry.email?.trim() ?? '')) errors.push({ field: 'email', message: PROFILE_MESSAGES.email });
  return errors;
}

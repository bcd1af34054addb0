import { defineMessages } from '../message-catalogue.js';
import type { StaffRole } from './staff-role.js';

/** What people read about a avatar, in English. */
export const AVATAR_MESSAGES = defineMessages('AVATAR_MESSAGES', {
  type: 'The picture must be a JPG, GIF or PNG.',
  size: 'The picture must not be larger than 1 MB.',
  none: 'Please choose a picture first.',
} as const);

/** What people read about a new password, in English. */
export const PASSWORD_MESSAGES = defineMessages('PASSWORD_MESSAGES', {
  wrong: 'The current password is wrong.',
  short: 'The new password must be at least 12 characters.',
  email: 'The new password must not be the email address.',
  guessable: 'This password is easy to guess. Take a phrase of several words, or a mix that is on no list.',
  same: 'The new password must differ from the current one.',
} as const);

/** Messages of section 5 of the specification. */
export const PROFILE_MESSAGES = defineMessages('PROFILE_MESSAGES', {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
} as const);

/** What people read about an entry for an account of staff, in English. */
export const STAFF_MESSAGES = defineMessages('STAFF_MESSAGES', {
  role: 'Choose a role: administrator, clerk or read only.',
} as const);

/** What the roles are called. */
export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = defineMessages('STAFF_ROLE_NAMES', {
  administrator: 'Administrator',
  operator: 'Clerk',
  'read-only': 'Read only',
});

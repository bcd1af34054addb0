/** What people read about identity, in English. */
export const IDENTITY_MESSAGES = {
  roleUnchangeable: 'Your system role cannot be changed.',
} as const;

/** What people read about identity, in English. */
export const IDENTITY_MESSAGES = {
  wrongCredentials: 'Wrong email or password',
  notSignedIn: 'Not signed in',
  tooManyAttempts: (minutes: number) => `Too many attempts. Wait ${minutes} minutes and try again.`,
  tooManyAttemptsForSeconds: (seconds: number) =>
    `Too many attempts. Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`,
  noPicture: 'There is no picture.',
} as const;

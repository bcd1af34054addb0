/** What people read about identity, in English. */
export const IDENTITY_MESSAGES = {
  wrongCredentials: 'Wrong email or password',
  notSignedIn: 'Not signed in',
  tooManyAttempts: (minutes: number) => `Too many attempts. Wait ${minutes} minutes and try again.`,
  tooManyAttemptsForSeconds: (seconds: number) =>
    `Too many attempts. Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`,
  lastAdministrator: 'This is the last active administrator. Make somebody else an administrator first.',
  noLongerAdministrator: 'You are no longer an administrator.',
  ownPassword: 'Change your own password under Settings, where the current one is asked for.',
  noPicture: 'There is no picture.',
} as const;

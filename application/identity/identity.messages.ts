import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about identity, in English. */
export const IDENTITY_MESSAGES = defineMessages('application.IDENTITY_MESSAGES', {
  wrongCredentials: 'Wrong email or password',
  notSignedIn: 'Not signed in',
  tooManyAttempts: (minutes: number) => `Too many attempts. Wait ${minutes} minutes and try again.`,
  tooManyAttemptsForSeconds: (seconds: number) =>
    `Too many attempts. Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`,
  lastAdministrator: 'This is the last active administrator. Make somebody else an administrator first.',
  noAccountOf: (email: string) => `There is no account with the email ${email}.`,
  noLongerAdministrator: 'You are no longer an administrator.',
  ownPassword: 'Change your own password under Settings, where the current one is asked for.',
  ownSecondFactor: 'Remove your own second factor under Settings, where the current password is asked for.',
  secondFactorExists: 'There is a second factor already. Remove it first.',
  secondFactorNotBegun: 'Begin again: the key of the app is not known any more.',
  codeNeeded: 'Enter the code of your authenticator app, or a recovery code.',
  wrongCode: 'The code is wrong, or was used before.',
  noPicture: 'There is no picture.',
} as const);

import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of session. */
export const sessionMessages = defineMessages('sessionMessages', {
  email: 'Email',
  password: 'Password',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  code: 'Code',
  codeHint: 'Six digits of your authenticator app, or a recovery code.',
  signingIn: 'Signing in...',
  signIn: 'Sign in',
  signInAgain: 'Sign in again',
  sessionEnded: 'Your session has ended. Nothing on this page is lost: sign in and your work goes on.',
  notNow: 'Not now',
  productSubtitle: 'Air freight quotations for Central America',
  tooManyAttempts: 'Too many attempts. Wait a few minutes, then try again.',
});

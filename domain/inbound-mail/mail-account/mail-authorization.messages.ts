import { defineMessages } from '../../message-catalogue.js';
import { MAILBOX_ERROR_MESSAGES } from './mail-account.messages.js';
import type { AuthorizationRefusal } from './mail-authorization.js';

/** What became of a sign-in at a provider. */
export const AUTHORIZATION_MESSAGES = defineMessages('AUTHORIZATION_MESSAGES', {
  declined: 'The permission was not given at the provider. Begin again, and accept what is asked for.',
  notDurable:
    'The provider gave a permission that ends within the hour. Begin again; if it happens again, remove the access of this program in the account at the provider first.',
  signInEnded: 'The sign-in took too long, or its page was opened twice. Begin again.',
});

/** Why there is no permission to open a mailbox, and what to do about it. */
export function describeAuthorizationRefusal(code: AuthorizationRefusal): string {
  if (code === 'declined') return AUTHORIZATION_MESSAGES.declined;
  if (code === 'not-durable') return AUTHORIZATION_MESSAGES.notDurable;
  if (code === 'sign-in-ended') return AUTHORIZATION_MESSAGES.signInEnded;
  return MAILBOX_ERROR_MESSAGES[code]('', '');
}

import { MAILBOX_ERROR_MESSAGES } from './mail-account.messages.js';
import type { AuthorizationRefusal } from './mail-authorization.js';

/** Why there is no permission to open a mailbox, and what to do about it. */
export function describeAuthorizationRefusal(code: AuthorizationRefusal): string {
  if (code === 'declined')
    return 'The permission was not given at the provider. Begin again, and accept what is asked for.';
  if (code === 'not-durable')
    return 'The provider gave a permission that ends within the hour. Begin again; if it happens again, remove the access of this program in the account at the provider first.';
  if (code === 'sign-in-ended') return 'The sign-in took too long, or its page was opened twice. Begin again.';
  return MAILBOX_ERROR_MESSAGES[code]('', '');
}

import { describeStaffName } from '../../../../../domain/identity/describe-staff-name.js';
import { getMessages } from '../../i18n/messages.js';
import { homeMessages } from './home.messages.js';

/** `Welcome, ` and the first name, else the email, else `User`. */
export function formatWelcomeLine(user: { readonly firstName?: string; readonly email?: string } | undefined): string {
  const messages = getMessages(homeMessages);
  return messages.welcome(describeStaffName(user?.firstName ?? '') || user?.email || messages.user);
}

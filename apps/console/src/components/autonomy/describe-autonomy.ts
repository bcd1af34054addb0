import type { Autonomy } from '../../../../../domain/customers/autonomy.js';
import { getMessages } from '../../i18n/messages.js';
import { autonomyMessages } from './autonomy.messages.js';

/** What is answered without a person, in words. */
export function describeAutonomy(autonomy: Autonomy): string {
  return getMessages(autonomyMessages)[autonomy];
}

import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './status-badge.messages.js';

/** The same in Spanish. */
export const statusBadgeMessages: Translation<typeof english.statusBadgeMessages> = {
  unknown: 'desconocido',
};

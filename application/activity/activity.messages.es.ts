import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './activity.messages.js';

/** The same in Spanish. */
export const ACTIVITY_MESSAGES: Translation<typeof english.ACTIVITY_MESSAGES> = {
  notRestorable: (days: number) => `Solo se puede restaurar lo que se eliminó en los últimos ${days} días.`,
  erasedRecord: 'La bitácora ya no contiene este registro: ingréselo de nuevo.',
};

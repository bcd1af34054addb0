import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './unsaved-work.messages.js';

/** The same in Spanish. */
export const unsavedWorkMessages: Translation<typeof english.unsavedWorkMessages> = {
  leaveQuestion: '¿Salir sin guardar los cambios?',
  leaveNote: 'Lo que cambió en esta página no se ha guardado.',
  leave: 'Salir sin guardar',
};

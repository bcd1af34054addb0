import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './dialog-frame.messages.js';

/** The same in Spanish. */
export const dialogFrameMessages: Translation<typeof english.dialogFrameMessages> = {
  close: 'Cerrar',
};

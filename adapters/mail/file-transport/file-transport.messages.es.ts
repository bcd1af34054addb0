import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './file-transport.messages.js';

/** The same in Spanish. */
export const FILE_TRANSPORT_MESSAGES: Translation<typeof english.FILE_TRANSPORT_MESSAGES> = {
  folderNotWritable: 'No se puede escribir en la carpeta de correo saliente.',
};

import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './mime.messages.js';

/** The same in Spanish. */
export const MIME_MESSAGES: Translation<typeof english.MIME_MESSAGES> = {
  tooLarge: 'El correo supera los 30 MB.',
  tooManyLines: (limit: number) => `El correo tiene más de ${limit} líneas.`,
  tooManyParts: (limit: number) => `El correo tiene más de ${limit} partes.`,
  nestedTooDeep: 'Las partes del correo están anidadas con demasiada profundidad.',
  unreadable: (reason: string) => `El correo no se puede leer: ${reason}.`,
  noHeaders: 'El contenido no es un correo: no tiene ninguno de sus encabezados.',
};

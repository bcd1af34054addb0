import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './jobs.messages.js';

/** The same in Spanish. */
export const JOBS_MESSAGES: Translation<typeof english.JOBS_MESSAGES> = {
  stillSending: 'El correo aún se está entregando.',
  unfinished: 'El procesamiento no terminó.',
  tookTooLong: 'El procesamiento tardó demasiado y se abandonó.',
  unexpected: (code: string) => `Falló de forma inesperada (${code}).`,
  databaseUnavailable: (code: string) => `La base de datos no estaba disponible (${code}).`,
  databaseRefused: (code: string) => `La base de datos rechazó lo que se iba a guardar (${code}).`,
};

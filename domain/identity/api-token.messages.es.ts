import type { Translation } from '../message-catalogue.js';
import type * as english from './api-token.messages.js';

/** The same in Spanish. */
export const API_TOKEN_MESSAGES: Translation<typeof english.API_TOKEN_MESSAGES> = {
  name: 'Ingrese un nombre de 2 a 60 caracteres.',
  scopes: 'Elija al menos un alcance: read, quote o write.',
  lifetime: 'Elija por cuántos días vale el token, de 1 a 3650, o que no venza.',
  nameTaken: 'Ya existe un token con este nombre. Revóquelo primero, o elija otro nombre.',
  unknown: 'El token de la API no se conoce.',
  expired: 'El token de la API venció.',
  revoked: 'El token de la API fue revocado.',
  notForTokens: 'Los tokens de la API no pueden hacer esto. Puede hacerlo alguien que inició sesión en la consola.',
  scopeMissing: (scope) => `Este token de la API no tiene el alcance "${scope}".`,
};

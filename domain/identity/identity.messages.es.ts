import type { Translation } from '../message-catalogue.js';
import type * as english from './identity.messages.js';

/** The same in Spanish. */
export const AVATAR_MESSAGES: Translation<typeof english.AVATAR_MESSAGES> = {
  type: 'La foto debe ser JPG, GIF o PNG.',
  size: 'La foto no debe superar 1 MB.',
  none: 'Elija primero una foto.',
};

/** The same in Spanish. */
export const PASSWORD_MESSAGES: Translation<typeof english.PASSWORD_MESSAGES> = {
  wrong: 'La contraseña actual es incorrecta.',
  short: 'La contraseña nueva debe tener al menos 12 caracteres.',
  email: 'La contraseña nueva no puede ser la dirección de correo.',
  guessable: 'Esta contraseña es fácil de adivinar. Use una frase de varias palabras o una combinación poco común.',
  same: 'La contraseña nueva debe ser distinta de la actual.',
};

/** The same in Spanish. */
export const PROFILE_MESSAGES: Translation<typeof english.PROFILE_MESSAGES> = {
  name: 'El nombre debe tener al menos 2 caracteres.',
  email: 'Ingrese una dirección de correo válida.',
};

/** The same in Spanish. */
export const STAFF_MESSAGES: Translation<typeof english.STAFF_MESSAGES> = {
  role: 'Elija un rol: administrador, operador o solo lectura.',
};

/** The same in Spanish. */
export const STAFF_ROLE_NAMES: Translation<typeof english.STAFF_ROLE_NAMES> = {
  administrator: 'Administrador',
  operator: 'Operador',
  'read-only': 'Solo lectura',
};

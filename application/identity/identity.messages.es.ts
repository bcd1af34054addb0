import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './identity.messages.js';

/** The same in Spanish. */
export const IDENTITY_MESSAGES: Translation<typeof english.IDENTITY_MESSAGES> = {
  wrongCredentials: 'Correo o contraseña incorrectos',
  notSignedIn: 'No ha iniciado sesión',
  tooManyAttempts: (minutes: number) => `Demasiados intentos. Espere ${minutes} minutos e inténtelo de nuevo.`,
  tooManyAttemptsForSeconds: (seconds: number) =>
    `Demasiados intentos. Espere ${seconds === 1 ? 'un segundo' : `${seconds} segundos`} e inténtelo de nuevo.`,
  lastAdministrator: 'Este es el último administrador activo. Nombre primero a otro administrador.',
  noAccountOf: (email: string) => `No existe una cuenta con el correo ${email}.`,
  noLongerAdministrator: 'Usted ya no es administrador.',
  ownPassword: 'Cambie su propia contraseña en Configuración, donde se pide la actual.',
  ownSecondFactor: 'Quite su propio segundo factor en Configuración, donde se pide la contraseña actual.',
  secondFactorExists: 'Ya existe un segundo factor. Quítelo primero.',
  secondFactorNotBegun: 'Empiece de nuevo: la clave de la aplicación ya no se conoce.',
  codeNeeded: 'Ingrese el código de su aplicación de autenticación, o un código de recuperación.',
  wrongCode: 'El código es incorrecto o ya se usó.',
  noPicture: 'No hay foto.',
};

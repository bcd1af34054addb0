import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './session.messages.js';

/** The same in Spanish. */
export const sessionMessages: Translation<typeof english.sessionMessages> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  hidePassword: 'Ocultar la contraseña',
  showPassword: 'Mostrar la contraseña',
  code: 'Código',
  codeHint: 'Seis dígitos de su aplicación de autenticación, o un código de recuperación.',
  signingIn: 'Iniciando sesión...',
  signIn: 'Iniciar sesión',
  signInAgain: 'Inicie sesión de nuevo',
  sessionEnded: 'Su sesión terminó. No se pierde nada de esta página: inicie sesión y continúe.',
  notNow: 'Ahora no',
  productSubtitle: 'Cotizaciones de carga aérea para Centroamérica',
  tooManyAttempts: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
};

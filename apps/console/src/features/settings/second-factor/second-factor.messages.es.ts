import type { Translation } from '../../../../../../domain/message-catalogue.js';
import type * as english from './second-factor.messages.js';

/** The same in Spanish. */
export const secondFactorMessages: Translation<typeof english.secondFactorMessages> = {
  secondFactor: 'Segundo factor',
  secondFactorNote:
    'Un código de una aplicación de autenticación además de la contraseña, para que esta sola no baste.',
  loading: 'Cargando el segundo factor',
  failedToLoad: 'No se pudo cargar el segundo factor',
  isOff: 'Está desactivado.',
  isOn: (codesLeft: number) =>
    `Está activado. ${codesLeft === 1 ? 'Queda 1 código' : `Quedan ${codesLeft} códigos`} de recuperación sin usar.`,
  currentPassword: 'Contraseña actual',
  pleaseEnterYourCurrentPassword: 'Ingrese su contraseña actual.',
  setUp: 'Configurar segundo factor',
  failedToSetUp: 'No se pudo configurar el segundo factor',
  addTheKey:
    'Escanee este código con su aplicación de autenticación, o escriba la clave. Ambos se muestran solo esta vez.',
  codeOfTheKey: 'Código QR de la clave',
  openTheApp: 'Abrir la aplicación en este dispositivo',
  key: 'clave',
  code: 'Código de la aplicación',
  codeHint: 'Seis dígitos, para comprobar que la aplicación tiene la clave.',
  pleaseEnterTheCode: 'Ingrese el código.',
  turnOn: 'Activar',
  recoveryCodes: 'Códigos de recuperación',
  keepTheCodes:
    'Cada uno sirve una vez para iniciar sesión sin la aplicación. Se muestran solo esta vez: imprímalos o anótelos.',
  iHaveKeptThem: 'Ya los guardé',
  remove: 'Quitar segundo factor',
  removed: 'Segundo factor quitado',
  failedToRemove: 'No se pudo quitar el segundo factor',
};

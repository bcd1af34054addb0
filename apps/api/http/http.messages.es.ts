import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './http.messages.js';

/** The same in Spanish. */
export const HTTP_MESSAGES: Translation<typeof english.HTTP_MESSAGES> = {
  emailTooLarge: 'La solicitud supera el tamaño máximo de los adjuntos.',
  unknownContentType: 'Esta dirección no admite este tipo de contenido.',
  invalidJson: 'El cuerpo de la solicitud no es JSON válido.',
  databaseUnavailable: 'La base de datos no está disponible en este momento. Inténtelo de nuevo en unos segundos.',
  unexpected: 'Ocurrió un error en el servidor. Quedó registrado; inténtelo de nuevo.',
  bodyTooComplex: 'La solicitud contiene más niveles o valores de los que admite esta dirección.',
  tooManyBodies: 'Se está leyendo demasiado desde esta dirección. Inténtelo de nuevo en unos segundos.',
  nestedTooDeep: 'La solicitud está anidada con demasiada profundidad.',
  unreadableForm: 'El formulario no se puede leer.',
  numberOutOfRange: 'Un número de la solicitud está fuera de rango.',
  unstorableCharacters: 'La solicitud contiene caracteres que no se pueden guardar.',
  crossSiteRefused: 'Solicitud desde otro sitio rechazada.',
  noRecord: 'No existe un registro con este número.',
  invalidDate: (field: string) => `${field} debe ser una fecha como 2026-01-31.`,
  requestKey:
    'Nombre la solicitud, igual si se envía otra vez: de 16 a 64 letras, cifras, _ o - en Idempotency-Key o requestKey.',
  idempotencyKey: 'Una Idempotency-Key tiene de 16 a 64 letras, cifras, _ o -, por ejemplo un UUID.',
  keyReused: 'Esta Idempotency-Key se usó para otra solicitud. Use una nueva.',
  keyRunning: 'La solicitud con esta Idempotency-Key aún se está procesando. Envíela de nuevo en un minuto.',
  answerLost: 'La solicitud con esta Idempotency-Key se procesó y su respuesta se perdió. Busque lo que creó.',
  keyWithForm: 'Con un formulario no se acepta ninguna Idempotency-Key.',
  invalidDryRun: 'dryRun debe ser true o false.',
  notSignedIn: 'No ha iniciado sesión',
  changePasswordFirst: 'Cambie primero su contraseña.',
  roleInsufficient: (role: string) => `Su rol (${role}) no permite esto. Consulte a un administrador.`,
  malformedRequest: 'La solicitud no está bien formada.',
  unreadableAddress: 'La dirección no se puede leer.',
};

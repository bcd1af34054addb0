import type { Translation } from '../../../../../../domain/message-catalogue.js';
import type * as english from './first-steps.messages.js';

/** The same in Spanish. */
export const firstStepsMessages: Translation<typeof english.firstStepsMessages> = {
  firstSteps: 'Primeros pasos',
  stepsDone: (done: number, total: number) => `${done} de ${total} completados`,
  hide: 'Ocultar los primeros pasos',
  done: 'Completado',
  open: 'Pendiente',
  company: 'Ingresar los datos de su empresa',
  companyNote: 'Nombre, dirección, teléfono y persona de contacto con que se firman las respuestas.',
  tariff: 'Preparar la tarifa',
  tariffNote: 'Importe o ingrese sus tarifas, o confirme las de ejemplo.',
  email: 'Conectar un buzón',
  emailNote: 'O haga que un programa envíe los correos al webhook:',
  webhookAddress: 'dirección del webhook',
  secretInFile: 'El secreto es webhookSecret en el archivo secrets.json de la carpeta de datos.',
  secretInEnvironment: 'El secreto es la variable de entorno WEBHOOK_SECRET del servidor.',
  domain: 'Agregar el primer dominio de un cliente',
  domainNote: 'Las solicitudes de dominios aprobados se responden automáticamente.',
  quotation: 'Enviar la primera cotización',
  quotationNote: 'Procese un correo y apruebe su cotización.',
};

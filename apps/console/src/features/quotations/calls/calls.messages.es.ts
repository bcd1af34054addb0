import type { Translation } from '../../../../../../domain/message-catalogue.js';
import type * as english from './calls.messages.js';

/** The same in Spanish. */
export const callsMessages: Translation<typeof english.callsMessages> = {
  title: 'Clientes sin respuesta por llamar',
  subtitle:
    'Cotizaciones enviadas que nadie ha respondido, cerca de su último día o de cierto valor (Configuración, Sistema); primero las enviadas hace más tiempo.',
  loading: 'Cargando las llamadas',
  failedToLoad: 'No se pudieron cargar las llamadas.',
  none: 'Nadie por llamar',
  noneNote: 'Una cotización aparece aquí cuando se envió, nadie la respondió, y vence pronto o amerita una llamada.',
  rows: 'llamadas',
  row: 'llamada',
  quotation: 'Cotización',
  customer: 'Cliente',
  phone: 'Teléfono',
  total: 'Total',
  sent: 'Enviada',
  validUntil: 'Válida hasta',
  lastCall: 'Última llamada',
  reminded: 'Con recordatorio por correo',
  actions: 'Acciones',
  noteCall: 'Anotar una llamada',
  noteCallOf: (number) => `Anotar una llamada sobre ${number}`,
  lastCallText: (at, actor, remark) => `${at}, ${actor}: ${remark}`,
  intro: 'La cotización sale de la lista hasta el día que indique, y la llamada queda en su historial.',
  remark: 'Resultado de la llamada',
  nextOn: 'Llamar de nuevo desde',
  nextOnHint: 'Déjelo vacío si nadie debe llamar de nuevo.',
  save: 'Guardar llamada',
  saved: 'Llamada anotada',
  savedBody: (number) => `Consta en el historial de ${number}.`,
  failed: 'No se pudo anotar la llamada.',
  thing: 'cotización',
};

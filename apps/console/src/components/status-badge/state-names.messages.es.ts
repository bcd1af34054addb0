import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './state-names.messages.js';

/** The same in Spanish. */
export const stateNamesMessages: Translation<typeof english.stateNamesMessages> = {
  names: {
    completed: 'completada',
    pending: 'pendiente',
    sent: 'enviada',
    dismissed: 'descartada',
    expired: 'vencida',
    failed: 'fallida',
    received: 'recibido',
    answered: 'respondido',
    held: 'retenido',
    ignored: 'sin cotización',
    waiting: 'en espera',
    cancelled: 'cancelada',
    replaced: 'reemplazada',
    success: 'correcto',
    failure: 'fallo',
    warning: 'advertencia',
    info: 'información',
    email: 'correo',
    quotation: 'cotización',
    error: 'error',
    system: 'sistema',
    draft: 'borrador',
    running: 'en curso',
    gross: 'bruto',
    volumetric: 'volumétrico',
    rules: 'reglas',
    'Air Freight': 'Carga aérea',
  },
};

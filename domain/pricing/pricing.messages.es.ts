import type { Translation } from '../message-catalogue.js';
import type * as english from './pricing.messages.js';

/** The same in Spanish. */
export const PRICING_MESSAGES: Translation<typeof english.PRICING_MESSAGES> = {
  distance: ({ km, source }) => {
    const by = source.kind === 'factor' ? `línea recta desde ${source.from} × ${source.factor}` : '';
    return `${km} km por carretera (${by || (source.kind === 'table' ? 'tabla de distancias' : 'estimados')})`;
  },
  noRate: ({ airport, service }) => `${airport} no tiene tarifa para ${service}`,
  noDeliveryRate: 'El aeropuerto no tiene tarifa propia de entrega estándar',
  distanceUnknown: (place: string) => `No se conoce la distancia a ${place}, así que no se incluye entrega extendida.`,
  noExtendedRate: ({ place, distanceKm }) =>
    `${place} está a ${distanceKm} km del aeropuerto, y el aeropuerto no tiene tarifa de entrega extendida`,
  noExchangeRate: (of) =>
    `${of.service} está en ${of.currency}, y no hay tipo de cambio de ${of.currency} para el ${of.day}.`,
  onRequestOnly: 'a solicitud',
  noRoad: (place: string) => `no se puede llegar a ${place} por carretera: a solicitud`,
  not: (conditions: string) => `no: ${conditions}`,
  undecidedCondition: (service: string) => `${service} se cobraría con otra tarifa; el correo no lo indica.`,
};

import type { Translation } from '../../message-catalogue.js';
import type { RateValidity } from '../rate-validity.js';
import type * as english from './condition.messages.js';

/** The same in Spanish. */
export const COMMODITY_NAMES: Translation<typeof english.COMMODITY_NAMES> = {
  'human-remains': 'restos humanos',
  'live-animals': 'animales vivos',
  valuable: 'carga valiosa',
  dangerous: 'mercancía peligrosa',
  pharma: 'productos farmacéuticos',
  cold: 'carga refrigerada',
  perishable: 'perecederos',
  general: 'carga general',
};

/** The same in Spanish. */
export const REQUESTED_SERVICE_NAMES: Translation<typeof english.REQUESTED_SERVICE_NAMES> = {
  'after-hours': 'fuera de horario',
  'weekend-delivery': 'en domingo o feriado',
  escort: 'custodia',
  storage: 'almacenaje',
  insurance: 'seguro',
  fumigation: 'fumigación',
  crane: 'grúa',
  'tail-lift': 'plataforma hidráulica',
  'split-delivery': 'entrega en varios puntos',
  'house-waybill-split': 'división por guías hijas',
  charter: 'chárter',
};

/** The same in Spanish. */
export const DAY_KIND_NAMES: Translation<typeof english.DAY_KIND_NAMES> = {
  working: 'días hábiles',
  saturday: 'sábados',
  sunday: 'domingos',
  holiday: 'feriados',
};

/** The same in Spanish. */
export const CONDITION_MESSAGES: Translation<typeof english.CONDITION_MESSAGES> = {
  applies: (conditions: string) => `se aplica: ${conditions}`,
  except: (classes: string) => `excepto ${classes}`,
  noMeaning: (text: string) => `"${text}" no se puede elegir aquí.`,
  tooMany: (limit: number) => `Una condición admite a lo sumo ${limit} valores de 100 caracteres.`,
  figure: 'Un límite debe ser mayor que 0 y de a lo sumo 1,000,000,000.',
  hours: 'Ingrese dos horas enteras distintas, de 0 a 24.',
  dangerousClass: 'Una clase de mercancía peligrosa es un dígito de 1 a 9, o una división como 2.1.',
  origin: 'Un origen es un aeropuerto, un país o una región, por ejemplo MIA, US o Europe.',
  zonePlaces: 'Ingrese al menos un lugar de la zona.',
  vehicleRange: 'El peso "más de" debe ser menor que el peso "hasta".',
  unreadable: (text: string) =>
    `"${text}" no es una condición: escriba, por ejemplo, "class: dangerous, cold; value over: 1000; origin: US".`,
  unclearRemark: ({ text, example }) =>
    `"${text}" parece limitar cuándo se aplica esta tarifa y no se entiende. Escríbalo en una columna "Condiciones", por ` +
    `ejemplo "${example}", o indique que la columna de observaciones es solo una descripción (Description).`,
  twice: (text: string) => `La misma condición se indica dos veces, de forma distinta: "${text}".`,
  oneOf: (values: readonly string[]) => values.join(' o '),
  dangerousClasses: (classes: string) => `clase ${classes}`,
  unNumbers: (count: number) => `${count} o más números ONU`,
  asked: (service: string) => `se solicita ${service}`,
  pieceLength: (cm: string) => `una pieza de más de ${cm} cm de largo`,
  pieceWidth: (cm: string) => `una pieza de más de ${cm} cm de ancho`,
  pieceHeight: (cm: string) => `una pieza de más de ${cm} cm de alto`,
  pieceWeight: (kg: string) => `una pieza de más de ${kg} kg`,
  value: (usd: string) => `valor mayor que USD ${usd}`,
  hourSpan: (span) => `de ${span.from} a ${span.until} h`,
  customer: (names: string) => `cliente ${names}`,
  monthKg: (kg: string) => `${kg} kg o más aceptados en el mes`,
  monthShipments: (count: string) => `${count} o más embarques aceptados en el mes`,
  zone: (name: string) => `zona ${name}`,
  origins: (names: string) => `desde ${names}`,
  terms: (names: string) => `término ${names}`,
  upToKg: (kg: string) => `hasta ${kg} kg`,
  upToM3: (m3: string) => `hasta ${m3} m³`,
  overKg: (kg: string) => `más de ${kg} kg`,
  decidedAlways: 'Aplica a todo embarque.',
  decidedFor: (conditions: string) => `Aplica: ${conditions}.`,
  decidedFails: (conditions: string) => `No aplica: es para ${conditions}.`,
  decidedUnknown: (conditions: string) => `No se toma: no se sabe si es para este embarque (${conditions}).`,
  decidedOutranked: (conditions: string) => `No se toma: la tarifa para ${conditions} es más específica.`,
  decidedOtherRate: 'No se toma: se toma otra tarifa del mismo cargo.',
  decidedOnRequest: 'Se cobra solo a solicitud.',
  decidedNothing: 'Nada que cobrar: el embarque no tiene esa entrega.',
  decidedNotInForce: ({ validFrom, validUntil }: RateValidity) =>
    `No vigente ese día: ${[validFrom && `desde ${validFrom}`, validUntil && `hasta ${validUntil}`].filter(Boolean).join(' ')}.`,
};

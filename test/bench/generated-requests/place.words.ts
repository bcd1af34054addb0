import type { TextLanguage } from './request.words.js';

/** Where a flight begins. */
export interface Origin {
  readonly code: string;
  readonly names: Readonly<Record<TextLanguage, readonly string[]>>;
}

/** Where a flight ends, and the towns that are served from there. */
export interface Arrival {
  readonly code: string;
  readonly country: string;
  readonly names: Readonly<Record<TextLanguage, readonly string[]>>;
  /** The town of the airport itself, as places of delivery are named; undefined where its name is ambiguous. */
  readonly town: string | undefined;
  readonly towns: readonly string[];
}

const both = (...names: string[]): Readonly<Record<TextLanguage, readonly string[]>> => ({ en: names, es: names });

export const ORIGINS: readonly Origin[] = [
  { code: 'MIA', names: both('Miami', 'Miami, FL') },
  { code: 'JFK', names: { en: ['New York', 'New York JFK'], es: ['Nueva York', 'New York JFK'] } },
  { code: 'LAX', names: { en: ['Los Angeles'], es: ['Los Ángeles', 'Los Angeles'] } },
  { code: 'ORD', names: both('Chicago') },
  { code: 'IAH', names: both('Houston', 'Houston TX') },
  { code: 'DFW', names: both('Dallas') },
  { code: 'ATL', names: both('Atlanta') },
  { code: 'MAD', names: both('Madrid') },
  { code: 'FRA', names: { en: ['Frankfurt'], es: ['Fráncfort', 'Frankfurt'] } },
  { code: 'AMS', names: { en: ['Amsterdam'], es: ['Ámsterdam', 'Amsterdam'] } },
  { code: 'PVG', names: both('Shanghai') },
  { code: 'HKG', names: { en: ['Hong Kong'], es: ['Hong Kong'] } },
  { code: 'SZX', names: both('Shenzhen') },
  { code: 'MXP', names: { en: ['Milan', 'Milan Malpensa'], es: ['Milán'] } },
  { code: 'BOG', names: { en: ['Bogota'], es: ['Bogotá'] } },
  { code: 'MEX', names: { en: ['Mexico City'], es: ['Ciudad de México'] } },
];

export const ARRIVALS: readonly Arrival[] = [
  {
    code: 'SJO',
    country: 'CR',
    names: { en: ['San Jose, Costa Rica', 'San Jose CR'], es: ['San José', 'San José, Costa Rica'] },
    town: 'San José, Costa Rica',
    towns: ['Heredia', 'Alajuela', 'Cartago', 'Escazú', 'Curridabat', 'Puntarenas', 'Desamparados', 'Turrialba'],
  },
  {
    code: 'LIR',
    country: 'CR',
    names: { en: ['Liberia, Costa Rica', 'Liberia (LIR)'], es: ['Liberia, Guanacaste', 'Liberia (LIR)'] },
    town: undefined,
    towns: ['Nicoya', 'Tamarindo', 'Santa Cruz, Guanacaste'],
  },
  {
    code: 'PTY',
    country: 'PA',
    names: { en: ['Panama City', 'Panama', 'Tocumen'], es: ['Panamá', 'Ciudad de Panamá', 'Tocumen'] },
    town: 'Ciudad de Panamá',
    towns: ['La Chorrera', 'Chitré', 'Penonomé', 'Arraiján'],
  },
  {
    code: 'MGA',
    country: 'NI',
    names: both('Managua'),
    town: 'Managua',
    towns: ['Masaya', 'Estelí', 'Chinandega', 'Matagalpa', 'Jinotega'],
  },
  {
    code: 'SAP',
    country: 'HN',
    names: both('San Pedro Sula'),
    town: 'San Pedro Sula',
    towns: ['Choloma', 'La Lima', 'Puerto Cortés', 'La Ceiba'],
  },
  {
    code: 'TGU',
    country: 'HN',
    names: both('Tegucigalpa'),
    town: 'Tegucigalpa',
    towns: ['Danlí', 'Choluteca', 'Juticalpa'],
  },
  {
    code: 'SAL',
    country: 'SV',
    names: both('San Salvador', 'El Salvador'),
    town: 'San Salvador',
    towns: ['Santa Tecla', 'Soyapango', 'Sonsonate', 'Usulután'],
  },
  {
    code: 'GUA',
    country: 'GT',
    names: { en: ['Guatemala City', 'Guatemala'], es: ['Ciudad de Guatemala', 'Guatemala'] },
    town: 'Ciudad de Guatemala',
    towns: ['Mixco', 'Escuintla', 'Quetzaltenango', 'Cobán', 'Huehuetenango'],
  },
];

/** From O to D, in words; O and D are replaced. */
export const ROUTES: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    ...['from O to D', 'O to D', 'O-D', 'O - D', 'O/D', 'ex O to D', 'to D from O', 'O > D', 'O -> D', 'O → D'],
    ...['origin O, destination D', 'Origin: O / Destination: D', 'route O-D', 'flying O to D', 'O / D', 'O TO D'],
  ],
  es: [
    ...['de O a D', 'desde O hasta D', 'O a D', 'O-D', 'O - D', 'desde O a D', 'origen O destino D', 'O/D', 'O > D'],
    ...[
      'Origen: O / Destino: D',
      'saliendo de O con destino a D',
      'para D desde O',
      'ruta O-D',
      'O → D',
      'de O hacia D',
    ],
  ],
};

/** A delivery to the town T in everyday words; they say that the goods go there. */
export const DELIVERIES: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    ...['delivered to T', 'delivery to T', 'with delivery in T', 'door delivery T', 'deliver to our warehouse in T'],
    ...['to door in T', 'final delivery T', "delivered to the customer's site in T", 'delivery address is in T'],
    ...['including delivery to T', 'then trucked to T', 'place of delivery: T', 'must be delivered at T'],
  ],
  es: [
    ...['con entrega en T', 'entrega en T', 'entregado en T', 'entrega a domicilio en T', 'hasta la bodega en T'],
    ...['puesto en bodega del cliente en T', 'lugar de entrega: T', 'entrega final T', 'se entrega en T'],
    ...['con entrega hasta T', 'hasta la puerta en T', 'incluye entrega en T', 'entregar en nuestra bodega de T'],
  ],
};

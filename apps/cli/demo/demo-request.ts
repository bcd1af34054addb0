import type { Incoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import type { Evidence, Language, ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import type { Chance } from './seeded-random.js';
import { CUSTOMERS, DESTINATIONS, FIRST_NAMES, FOOTPRINTS, GOODS, LAST_NAMES } from './demo-fixtures.js';

/** A made-up email's words, and what a reader would read out of them. */
export interface DemoRequest {
  readonly name: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly request: ShipmentRequest;
  /** Kilometres by road to the delivery place; undefined where the goods end at the airport. */
  readonly distanceKm: number | undefined;
}

const TERMS: ReadonlyArray<readonly [number, Incoterm]> = [
  [72, 'DAP'],
  [14, 'CPT'],
  [8, 'DDP'],
  [6, 'CIP'],
];
const ORIGINS: ReadonlyArray<readonly [number, readonly [code: string, city: string]]> = [
  [70, ['MIA', 'Miami']],
  [12, ['JFK', 'New York']],
  [8, ['MAD', 'Madrid']],
  [6, ['LAX', 'Los Angeles']],
  [4, ['PVG', 'Shanghai']],
];
/** Contacts that a customer has. */
const CONTACTS = 3;

/** Makes up one request for a quotation. */
export function demoRequest(chance: Chance): DemoRequest {
  const sender = senderOf(chance);
  const { airport, country, places } = chance.weighted(DESTINATIONS);
  const [city, distanceKm] = chance.happens(0.6) ? chance.one(places) : [undefined, undefined];
  const [originCode, originCity] = chance.weighted(ORIGINS);
  const incoterm = chance.weighted(TERMS);
  const cargo = cargoOf(chance, sender.language);
  const value = chance.happens(0.8) ? chance.between(8, 400) * 100 : undefined;
  const facts = { ...cargo, airport, city, originCity, originCode, incoterm, value };
  const text = sender.language === 'es' ? spanish(sender.name, facts) : english(sender.name, facts);
  const subject =
    sender.language === 'es'
      ? `Cotización aérea ${originCode}-${airport}`
      : `Air freight quote ${originCode}-${airport}`;
  return {
    name: sender.name,
    address: sender.address,
    subject,
    text,
    distanceKm,
    request: {
      isQuotationRequest: true,
      language: sender.language,
      confidence: 0.9 + chance.between(0, 9) / 100,
      sender: {
        name: sender.name,
        company: sender.company,
        email: sender.address,
        phone: undefined,
        address: undefined,
      },
      incoterm,
      goods: {
        grossWeightKg: cargo.grossKg,
        pieces: cargo.pieces,
        dimensionLines: [
          { lengthCm: cargo.length, widthCm: cargo.width, heightCm: cargo.height, pieces: cargo.pieces },
        ],
        originalDimensions: undefined,
        volumeM3: (cargo.length * cargo.width * cargo.height * cargo.pieces) / 1_000_000,
        value: value === undefined ? undefined : { amount: value, currency: 'USD' },
        description: cargo.description,
        dangerous: false,
        additionalInfo: undefined,
      },
      origin: originCity,
      airportOrigin: originCode,
      destination: { address: city, city, country },
      airportDestination: airport,
      evidence: evidenceOf(text, {
        'goods.weight': `${cargo.grossKg} kg`,
        'goods.dimensions': `${cargo.length}x${cargo.width}x${cargo.height} cm`,
        'goods.description': cargo.description,
        incoterm,
        airportDestination: airport,
      }),
      warnings: [],
      severalShipments: false,
      rawAnswer: '',
      extractor: 'rules',
    },
  };
}

function senderOf(chance: Chance) {
  // The square makes the customers at the head of the list the busiest.
  const place = Math.floor(chance.next() ** 2 * CUSTOMERS.length);
  const customer = CUSTOMERS[place] ?? chance.one(CUSTOMERS);
  const contact = place * CONTACTS + chance.between(0, CONTACTS - 1);
  const first = FIRST_NAMES[contact % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[(contact * 7) % LAST_NAMES.length] ?? '';
  const mailbox = `${first}.${last}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return { ...customer, name: `${first} ${last}`, address: `${mailbox}@${customer.mailDomain}` };
}

function cargoOf(chance: Chance, language: Language) {
  const goods = chance.one(GOODS);
  const [length, width] = chance.one(FOOTPRINTS);
  const height = chance.between(6, 32) * 5;
  const pieces = chance.happens(0.55) ? chance.between(1, 3) : chance.between(4, 14);
  const volumeM3 = (length * width * height * pieces) / 1_000_000;
  const density = goods.kgPerM3 * (0.7 + chance.next() * 0.6);
  return {
    description: goods[language],
    length,
    width,
    height,
    pieces,
    grossKg: Math.max(3, Math.round(volumeM3 * density)),
  };
}

interface Facts extends ReturnType<typeof cargoOf> {
  readonly airport: string;
  readonly city: string | undefined;
  readonly originCity: string;
  readonly originCode: string;
  readonly incoterm: Incoterm;
  readonly value: number | undefined;
}

function english(name: string, facts: Facts): string {
  const to = facts.city ? `${facts.city}, arriving at ${facts.airport}` : `${facts.airport} airport`;
  return [
    'Good day,',
    '',
    `Please quote ${facts.incoterm} from ${facts.originCity} (${facts.originCode}) to ${to}.`,
    `Cargo: ${facts.pieces} pieces of ${facts.description}, ${sizeOf(facts)} each, ${facts.grossKg} kg gross in total.`,
    ...(facts.value === undefined ? [] : [`Invoice value: USD ${facts.value}.`]),
    '',
    'Kind regards,',
    name,
  ].join('\n');
}

function spanish(name: string, facts: Facts): string {
  const to = facts.city ? `${facts.city}, vía ${facts.airport}` : `el aeropuerto ${facts.airport}`;
  return [
    'Buenos días:',
    '',
    `Favor cotizar ${facts.incoterm} desde ${facts.originCity} (${facts.originCode}) hasta ${to}.`,
    `Carga: ${facts.pieces} bultos de ${facts.description}, ${sizeOf(facts)} cada uno, ${facts.grossKg} kg brutos en total.`,
    ...(facts.value === undefined ? [] : [`Valor de factura: USD ${facts.value}.`]),
    '',
    'Saludos cordiales,',
    name,
  ].join('\n');
}

function sizeOf({ length, width, height }: Facts): string {
  return `${length}x${width}x${height} cm`;
}

function evidenceOf(text: string, words: Readonly<Record<string, string>>): Record<string, readonly Evidence[]> {
  return Object.fromEntries(
    Object.entries(words).map(([field, word]) => {
      const start = text.indexOf(word);
      return [field, [{ part: 'body', start, end: start + word.length, text: word, method: 'rules' }]];
    }),
  );
}

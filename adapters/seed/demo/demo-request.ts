import type { Incoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import type { Evidence, Language, ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { COMMODITIES, CUSTOMERS, DESTINATIONS, FIRST_NAMES, FOOTPRINTS, LAST_NAMES } from './demo-fixtures.js';
import type { SeededRandom } from './seeded-random.js';

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
export function createDemoRequest(random: SeededRandom): DemoRequest {
  const sender = createSender(random);
  const { airport, country, places } = random.pickWeighted(DESTINATIONS);
  const [city, distanceKm] = random.nextBoolean(0.6) ? random.pick(places) : [undefined, undefined];
  const [originCode, originCity] = random.pickWeighted(ORIGINS);
  const incoterm = random.pickWeighted(TERMS);
  const cargo = createCargo(random, sender.language);
  const value = random.nextBoolean(0.8) ? random.nextInteger(8, 400) * 100 : undefined;
  const details = { ...cargo, airport, city, originCity, originCode, incoterm, value };
  const text = sender.language === 'es' ? writeSpanish(sender.name, details) : writeEnglish(sender.name, details);
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
      confidence: 0.9 + random.nextInteger(0, 9) / 100,
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
      evidence: createEvidence(text, {
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

function createSender(random: SeededRandom) {
  // The square makes the customers at the head of the list the busiest.
  const place = Math.floor(random.next() ** 2 * CUSTOMERS.length);
  const customer = CUSTOMERS[place] ?? random.pick(CUSTOMERS);
  const contact = place * CONTACTS + random.nextInteger(0, CONTACTS - 1);
  const first = FIRST_NAMES[contact % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[(contact * 7) % LAST_NAMES.length] ?? '';
  const mailbox = `${first}.${last}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return { ...customer, name: `${first} ${last}`, address: `${mailbox}@${customer.mailDomain}` };
}

function createCargo(random: SeededRandom, language: Language) {
  const goods = random.pick(COMMODITIES);
  const [length, width] = random.pick(FOOTPRINTS);
  const height = random.nextInteger(6, 32) * 5;
  const pieces = random.nextBoolean(0.55) ? random.nextInteger(1, 3) : random.nextInteger(4, 14);
  const volumeM3 = (length * width * height * pieces) / 1_000_000;
  const density = goods.kgPerM3 * (0.7 + random.next() * 0.6);
  return {
    description: goods[language],
    length,
    width,
    height,
    pieces,
    grossKg: Math.max(3, Math.round(volumeM3 * density)),
  };
}

interface DemoDetails extends ReturnType<typeof createCargo> {
  readonly airport: string;
  readonly city: string | undefined;
  readonly originCity: string;
  readonly originCode: string;
  readonly incoterm: Incoterm;
  readonly value: number | undefined;
}

function writeEnglish(name: string, details: DemoDetails): string {
  const to = details.city ? `${details.city}, arriving at ${details.airport}` : `${details.airport} airport`;
  return [
    'Good day,',
    '',
    `Please quote ${details.incoterm} from ${details.originCity} (${details.originCode}) to ${to}.`,
    `Cargo: ${details.pieces} pieces of ${details.description}, ${formatSize(details)} each, ${details.grossKg} kg gross in total.`,
    ...(details.value === undefined ? [] : [`Invoice value: USD ${details.value}.`]),
    '',
    'Kind regards,',
    name,
  ].join('\n');
}

function writeSpanish(name: string, details: DemoDetails): string {
  const to = details.city ? `${details.city}, vía ${details.airport}` : `el aeropuerto ${details.airport}`;
  return [
    'Buenos días:',
    '',
    `Favor cotizar ${details.incoterm} desde ${details.originCity} (${details.originCode}) hasta ${to}.`,
    `Carga: ${details.pieces} bultos de ${details.description}, ${formatSize(details)} cada uno, ${details.grossKg} kg brutos en total.`,
    ...(details.value === undefined ? [] : [`Valor de factura: USD ${details.value}.`]),
    '',
    'Saludos cordiales,',
    name,
  ].join('\n');
}

function formatSize({ length, width, height }: DemoDetails): string {
  return `${length}x${width}x${height} cm`;
}

function createEvidence(text: string, excerpts: Readonly<Record<string, string>>): Record<string, readonly Evidence[]> {
  return Object.fromEntries(
    Object.entries(excerpts).map(([field, excerpt]) => {
      const start = text.indexOf(excerpt);
      return [field, [{ part: 'body', start, end: start + excerpt.length, text: excerpt, method: 'rules' }]];
    }),
  );
}

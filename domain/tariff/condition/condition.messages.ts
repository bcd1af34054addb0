import { defineMessages } from '../../message-catalogue.js';
import type { RateValidity } from '../rate-validity.js';
import type { CommodityClass, RequestedService } from './shipment-facts.js';
import type { DayKind } from './working-days.js';

/** Classes of cargo within a sentence, in English. */
export const COMMODITY_NAMES: Readonly<Record<CommodityClass, string>> = defineMessages('COMMODITY_NAMES', {
  'human-remains': 'human remains',
  'live-animals': 'live animals',
  valuable: 'valuable cargo',
  dangerous: 'dangerous goods',
  pharma: 'pharmaceuticals',
  cold: 'cold cargo',
  perishable: 'perishables',
  general: 'general cargo',
});

/** Services within a sentence, in English. */
export const REQUESTED_SERVICE_NAMES: Readonly<Record<RequestedService, string>> = defineMessages(
  'REQUESTED_SERVICE_NAMES',
  {
    'after-hours': 'after hours',
    'weekend-delivery': 'on a Sunday or holiday',
    escort: 'escort',
    storage: 'storage',
    insurance: 'insurance',
    fumigation: 'fumigation',
    crane: 'crane',
    'tail-lift': 'tail lift',
    'split-delivery': 'split delivery',
    'house-waybill-split': 'split by house waybills',
    charter: 'charter',
  },
);

/** Kinds of day within a sentence, in English. */
export const DAY_KIND_NAMES: Readonly<Record<DayKind, string>> = defineMessages('DAY_KIND_NAMES', {
  working: 'working days',
  saturday: 'Saturdays',
  sunday: 'Sundays',
  holiday: 'public holidays',
});

/** What people read about the conditions of a rate, in English. */
export const CONDITION_MESSAGES = defineMessages('CONDITION_MESSAGES', {
  applies: (conditions: string) => `applies: ${conditions}`,
  except: (classes: string) => `not ${classes}`,
  noMeaning: (text: string) => `"${text}" cannot be chosen here.`,
  tooMany: (limit: number) => `A condition lists at most ${limit} values of at most 100 characters.`,
  figure: 'A limit must be greater than 0 and at most 1,000,000,000.',
  hours: 'Please enter two different whole hours from 0 to 24.',
  dangerousClass: 'A class of dangerous goods is a digit from 1 to 9, or a division such as 2.1.',
  origin: 'An origin is an airport, a country or a region, for instance MIA, US or Europe.',
  zonePlaces: 'Please enter at least one place of the zone.',
  vehicleRange: 'The weight that it is over must be below the weight that it is up to.',
  unreadable: (text: string) =>
    `"${text}" is no condition: write for instance "class: dangerous, cold; value over: 1000; origin: US".`,
  unclearRemark: ({ text, example }: { readonly text: string; readonly example: string }) =>
    `"${text}" seems to limit when this rate applies, and is not understood. Write it in a column "Conditions", for instance ` +
    `"${example}", or say that the column of remarks is only a Description.`,
  twice: (text: string) => `The same condition is stated twice, differently: "${text}".`,
  oneOf: (values: readonly string[]) => values.join(' or '),
  dangerousClasses: (classes: string) => `class ${classes}`,
  unNumbers: (count: number) => `${count} or more UN numbers`,
  asked: (service: string) => `${service} asked for`,
  pieceLength: (cm: string) => `a piece over ${cm} cm long`,
  pieceWidth: (cm: string) => `a piece over ${cm} cm wide`,
  pieceHeight: (cm: string) => `a piece over ${cm} cm high`,
  pieceWeight: (kg: string) => `a piece over ${kg} kg`,
  value: (usd: string) => `value over USD ${usd}`,
  hourSpan: (span: { readonly from: number; readonly until: number }) => `from ${span.from} to ${span.until} h`,
  customer: (names: string) => `customer ${names}`,
  monthKg: (kg: string) => `${kg} kg or more accepted this month`,
  monthShipments: (count: string) => `${count} or more shipments accepted this month`,
  zone: (name: string) => `zone ${name}`,
  origins: (names: string) => `from ${names}`,
  terms: (names: string) => `term ${names}`,
  upToKg: (kg: string) => `up to ${kg} kg`,
  upToM3: (m3: string) => `up to ${m3} m³`,
  overKg: (kg: string) => `over ${kg} kg`,
  decidedAlways: 'Applies to every shipment.',
  decidedFor: (conditions: string) => `Applies: ${conditions}.`,
  decidedFails: (conditions: string) => `Does not apply: it is for ${conditions}.`,
  decidedUnknown: (conditions: string) => `Not taken: it is not known whether it is for this shipment (${conditions}).`,
  decidedOutranked: (conditions: string) => `Not taken: the rate for ${conditions} is more specific.`,
  decidedOtherRate: 'Not taken: another rate of the same charge is.',
  decidedOnRequest: 'Charged on request only.',
  decidedNothing: 'Nothing to charge: the shipment has no such delivery.',
  decidedNotInForce: ({ validFrom, validUntil }: RateValidity) =>
    `Not in force on this day: ${[validFrom && `from ${validFrom}`, validUntil && `until ${validUntil}`].filter(Boolean).join(' ')}.`,
} as const);

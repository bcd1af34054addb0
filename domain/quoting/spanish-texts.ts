import { getCurrentLanguage, writeIn } from '../message-catalogue.js';
import type { ChargeLine } from '../pricing/charge-line.js';
import type { PricedShipment } from './priced-shipment.js';

/** How the sentences of a priced shipment, which are stored in English, read in Spanish. */
export type SpanishTexts = Readonly<Record<string, string>>;

/** Writes a priced shipment in English, with its sentences in Spanish beside it; both rest on the same figures. */
export function writeInBothLanguages(write: () => PricedShipment): PricedShipment {
  const english = writeIn('en', write);
  const spanish = writeIn('es', write);
  const known = { ...english.spanish, ...collectTexts(listTexts(english), listTexts(spanish)) };
  return Object.keys(known).length === 0 ? english : { ...english, spanish: known };
}

/** A priced shipment with its sentences in the language of whoever reads them; as it is stored where it has them in no other. */
export function translateShipment(shipment: PricedShipment): PricedShipment {
  const { spanish = {}, charges, furtherShipments } = shipment;
  if (getCurrentLanguage() !== 'es') return shipment;
  const say = (text: string) => translateText(text, spanish);
  const sayReason = <Reasoned extends { readonly reason: string }>(one: Reasoned) => ({
    ...one,
    reason: say(one.reason),
  });
  const sayAssumption = <Assumed extends { readonly value: string; readonly reason: string }>(one: Assumed) => ({
    ...sayReason(one),
    value: say(one.value),
  });
  const sayLine = (line: ChargeLine): ChargeLine => ({
    ...line,
    unit: say(line.unit),
    trace: say(line.trace),
    ...(line.appliesFor === undefined ? {} : { appliesFor: say(line.appliesFor) }),
  });
  return {
    ...shipment,
    ...(furtherShipments ? { furtherShipments: furtherShipments.map(translateShipment) } : {}),
    description: say(shipment.description),
    timeline: say(shipment.timeline),
    assumptions: shipment.assumptions.map(sayAssumption),
    charges: {
      ...charges,
      lines: charges.lines.map(sayLine),
      assumptions: charges.assumptions.map(sayAssumption),
      missing: charges.missing.map(sayReason),
    },
  };
}

/** A stored text in the language of whoever reads it. */
export function translateText(text: string, spanish: SpanishTexts | undefined): string {
  const isKnown = getCurrentLanguage() === 'es' && spanish !== undefined && Object.hasOwn(spanish, text);
  return isKnown ? (spanish[text] ?? text) : text;
}

/** Every text of a shipment, in an order that does not depend on its language. */
function listTexts({ description, timeline, assumptions, charges }: PricedShipment): string[] {
  const { lines, missing } = charges;
  return [
    description,
    timeline,
    ...[...assumptions, ...charges.assumptions].flatMap(({ value, reason }) => [value, reason]),
    ...lines.flatMap(({ unit, trace, appliesFor }) => [unit, trace, appliesFor ?? '']),
    ...missing.map(({ reason }) => reason),
  ];
}

function collectTexts(english: readonly string[], spanish: readonly string[]): SpanishTexts {
  if (english.length !== spanish.length) return {};
  const pairs = english.map((text, at) => [text, spanish[at] ?? text] as const);
  return Object.fromEntries(pairs.filter(([one, other]) => one !== other));
}

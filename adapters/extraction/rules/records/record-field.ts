import { findCmPerUnit, findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import { foldText } from '../text/normalize-text.js';
import { findRecordLabel } from './record-fields.words.js';
import type { PlacedText, RecordNode } from './record-node.js';

/** Units of a record that hold for its members unless they name their own. */
export interface RecordUnits {
  readonly length?: string | undefined;
  readonly weight?: string | undefined;
  readonly currency?: string | undefined;
}

/** A value of a record under the label that people would write. */
export interface RecordField {
  readonly label: string;
  readonly value: PlacedText;
  /** Of a bare number, where one is named in its key or beside it. */
  readonly unit: string | undefined;
}

const NUMBER = /^[\d.,' ]{1,20}$/;
const CURRENCY = /^(?:usd|eur|gbp|crc|gtq|hnl|nio|pab|cad|mxn)$/;
/** Names that only repeat what the member above is called. */
const GENERIC: ReadonlySet<string> = new Set([
  'value',
  'amount',
  'valor',
  'code',
  'name',
  'iata',
  'text',
  'total',
  'quantity',
]);
const LENGTHS: ReadonlySet<string> = new Set(['Length', 'Width', 'Height', 'Dimensions']);
const WEIGHTS: ReadonlySet<string> = new Set([
  'Gross weight',
  'Total gross weight',
  'Net weight',
  'Weight each',
  'Chargeable weight',
]);

/** The words of a name: `grossWeightKg`, `PESO_BRUTO`, `delivery-city`. */
export function splitName(key: string): string[] {
  const parted = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return foldText(parted)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
}

function isUnit(word: string): boolean {
  return (
    [findCmPerUnit(word), findKgPerUnit(word), findM3PerUnit(word)].some((one) => one !== undefined) ||
    CURRENCY.test(word)
  );
}

/** The units that members of a record state for the others. */
export function findRecordUnits(members: readonly RecordNode[], above: RecordUnits): RecordUnits {
  let units = above;
  for (const { key, value } of members) {
    const label = findRecordLabel(splitName(key).join(' '));
    const word = foldText(value?.text ?? '').trim();
    if (label === 'Currency') units = { ...units, currency: word };
    if (label !== 'Unit') continue;
    for (const one of word.split(/[^a-z\d]+/)) {
      if (findCmPerUnit(one) !== undefined) units = { ...units, length: one };
      else if (findKgPerUnit(one) !== undefined) units = { ...units, weight: one };
    }
  }
  return units;
}

/** The value of a member under its label; undefined for one that only names a unit. */
export function toRecordField({ key, value }: RecordNode, above: string, units: RecordUnits): RecordField | undefined {
  if (value === undefined || value.text.trim() === '') return undefined;
  const words = splitName(key);
  const last = words.at(-1) ?? '';
  const named = words.length > 1 && isUnit(last) && findRecordLabel(words.join(' ')) === undefined ? last : undefined;
  const own = (named === undefined ? words : words.slice(0, -1)).join(' ');
  const name = own === '' || GENERIC.has(own) ? above || own : own;
  const label = findRecordLabel(name) ?? findRecordLabel(`${above} ${name}`.trim()) ?? name;
  if (label === 'Unit' || label === 'Currency') return undefined;
  const isNumber = NUMBER.test(value.text);
  return { label, value, unit: isNumber ? (named ?? findUnitOf(label, units)) : undefined };
}

function findUnitOf(label: string, units: RecordUnits): string | undefined {
  if (LENGTHS.has(label)) return units.length;
  if (WEIGHTS.has(label)) return units.weight;
  return label === 'Value' ? units.currency : undefined;
}

import { Big } from 'big.js';
import { DomainError } from '../../errors/domain-error.js';
import type { PricedShipment } from '../priced-shipment.js';
import { sumCargo } from '../quoted-shipments.js';
import { OUTCOME_MESSAGES } from './outcome.messages.js';

/** What a customer says of the shipment that they accept a quotation for. */
export interface Nomination {
  /** Of the master air waybill, as `230-12345675`. */
  readonly awb?: string | undefined;
  readonly pieces?: number | undefined;
  readonly grossKg?: number | undefined;
  /** The day of the arrival, `YYYY-MM-DD`. */
  readonly arrivalDay?: string | undefined;
}

/** A value of a nomination that differs from what was quoted. */
export interface NominationDifference {
  readonly field: 'pieces' | 'grossKg';
  readonly quoted: number;
  readonly nominated: number;
}

const AWB = /(?<!\d)(\d{3})[ -]?(\d{4})[ -]?(\d{4})(?!\d)/;
const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MAX_PIECES = 100_000;
const MAX_GROSS_KG = 1_000_000;
/** Kilograms within which two weights are the same. */
const SAME_WEIGHT_KG = 0.5;

/** The number of an air waybill that a text names, whose check digit is right: the serial number modulo 7. */
export function findAwb(text: string): string | undefined {
  const [, airline, first = '', last = ''] = AWB.exec(text) ?? [];
  const serial = `${first}${last}`;
  if (airline === undefined || Number(serial.slice(0, 7)) % 7 !== Number(serial.slice(7))) return undefined;
  return `${airline}-${serial}`;
}

/** A nomination as it was entered; empty texts are left out. @throws DomainError `invalid` */
export function parseNomination(entry: Readonly<Record<keyof Nomination, string | undefined>>): Nomination {
  const given = (field: keyof Nomination) => entry[field]?.trim() || undefined;
  const [awbText, pieces, grossKg, arrivalDay] = [given('awb'), given('pieces'), given('grossKg'), given('arrivalDay')];
  const awb = awbText === undefined ? undefined : findAwb(awbText);
  if (awbText !== undefined && awb === undefined) throw createInvalidError('awb');
  if (arrivalDay !== undefined && !DAY.test(arrivalDay)) throw createInvalidError('arrivalDay');
  return {
    ...(awb === undefined ? {} : { awb }),
    ...(pieces === undefined ? {} : { pieces: parseCount(pieces) }),
    ...(grossKg === undefined ? {} : { grossKg: parseWeight(grossKg) }),
    ...(arrivalDay === undefined ? {} : { arrivalDay }),
  };
}

/** An earlier nomination with what is newly said of it; undefined where nothing is said at all. */
export function mergeNominations(earlier: Nomination | undefined, newer: Nomination): Nomination | undefined {
  const merged = { ...earlier, ...newer };
  return Object.keys(merged).length === 0 ? undefined : merged;
}

/** Where a nomination states another cargo than the quotation. */
export function findNominationDifferences(
  { pieces, grossKg }: Nomination,
  quoted: Pick<PricedShipment, 'weight' | 'furtherShipments'>,
): readonly NominationDifference[] {
  const cargo = sumCargo(quoted);
  const quotedPieces = [quoted, ...(quoted.furtherShipments ?? [])].reduce((sum, one) => sum + one.weight.pieces, 0);
  const differences: NominationDifference[] = [];
  if (pieces !== undefined && pieces !== quotedPieces)
    differences.push({ field: 'pieces', quoted: quotedPieces, nominated: pieces });
  if (grossKg !== undefined && Big(grossKg).minus(cargo.grossKg).abs().gt(SAME_WEIGHT_KG))
    differences.push({ field: 'grossKg', quoted: cargo.grossKg.toNumber(), nominated: grossKg });
  return differences;
}

function parseCount(text: string): number {
  const count = Number(text);
  if (!/^\d{1,6}$/.test(text) || count < 1 || count > MAX_PIECES) throw createInvalidError('pieces');
  return count;
}

/** Both separators are understood: the last one is the decimal one. */
function parseWeight(text: string): number {
  const [, whole = '', decimals = ''] = /^(\d[\d.,]{0,12}?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const weight = Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
  if (whole === '' || !(weight > 0) || weight > MAX_GROSS_KG) throw createInvalidError('grossKg');
  return weight;
}

function createInvalidError(field: keyof Nomination): DomainError {
  const message = OUTCOME_MESSAGES.nomination[field];
  return new DomainError('invalid', message, [{ field, message }]);
}

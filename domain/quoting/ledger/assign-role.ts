import { Big } from 'big.js';
import { countPieces } from '../../cargo/dimensions.js';
import { DomainError } from '../../errors/domain-error.js';
import type { Airport } from '../../geography/airport.js';
import type { CorrectableValues } from '../correctable-values.js';
import { LEDGER_MESSAGES } from '../quoting.messages.js';
import type { LedgerChoice } from './ledger-choice.js';
import type { LedgerEntry } from './ledger-entries.js';

/** The values that a choice changes; a field that is not there stays as it is. */
export type AssignedValues = Partial<CorrectableValues>;

/** What a user says that an entry is. */
export interface RoleAssignment {
  readonly entry: Pick<LedgerEntry, 'text' | 'measure'>;
  readonly choice: LedgerChoice;
  /** Which of the figure's readings is meant, where it has several. */
  readonly value: number | undefined;
}

const CM_PER_INCH = 2.54;
const DECIMALS = 6;
const SIDE_DECIMALS = 2;

/**
 * The values that follow where a left-over entry gets its role; none where it is set aside.
 * @throws DomainError `invalid` where the entry cannot be that: a piece's weight without a count, a place without an airport
 */
export function assignRole(
  current: CorrectableValues,
  assignment: RoleAssignment,
  airports: readonly Airport[],
): AssignedValues {
  const { entry, choice } = assignment;
  const pieces = current['goods.pieces'];
  switch (choice) {
    case 'gross-weight':
      return { 'goods.weight': selectValue(assignment) };
    case 'piece-weight':
      return { 'goods.weight': multiplyByPieces(selectValue(assignment), pieces) };
    case 'added-weight':
      return { 'goods.weight': toNumber(Big(current['goods.weight'] ?? 0).plus(selectValue(assignment))) };
    case 'piece-count':
      return { 'goods.pieces': selectValue(assignment) };
    case 'total-volume':
      return { 'goods.volume': selectValue(assignment) };
    case 'piece-volume':
      return { 'goods.volume': multiplyByPieces(selectValue(assignment), pieces) };
    case 'added-size':
      return { 'goods.dimensions': addSize(current, assignment, 1) };
    case 'added-size-in-inches':
      return { 'goods.dimensions': addSize(current, assignment, CM_PER_INCH) };
    case 'goods-value':
      return { 'goods.value': { amount: selectValue(assignment), currency: entry.measure?.currency ?? 'USD' } };
    case 'delivery-place':
      return { 'destination.city': entry.text.replace(/\s+/g, ' ').trim() };
    case 'destination':
      return { airportDestination: findAirport(entry.text, airports).code };
    default:
      return {};
  }
}

/** The reading that is meant; a figure with one reading needs no word about it. */
function selectValue({ entry, value }: RoleAssignment): number {
  const readings = entry.measure?.values ?? [];
  const selected = value ?? (readings.length === 1 ? readings[0] : undefined);
  if (selected === undefined || !readings.includes(selected)) {
    const message = readings.length === 0 ? LEDGER_MESSAGES.noFigure(entry.text) : LEDGER_MESSAGES.readings(entry.text);
    throw new DomainError('invalid', message);
  }
  return toNumber(Big(selected));
}

function multiplyByPieces(value: number, pieces: number | undefined): number {
  if (pieces === undefined) throw new DomainError('invalid', LEDGER_MESSAGES.noPieces);
  return toNumber(Big(value).times(pieces));
}

/** One more size: of as many pieces as stand before it, else of all that have no size yet, else of one. */
function addSize(
  { 'goods.dimensions': lines, 'goods.pieces': pieces = 1 }: CorrectableValues,
  { entry: { text, measure } }: RoleAssignment,
  factor: number,
): CorrectableValues['goods.dimensions'] {
  const [lengthCm, widthCm, heightCm] = (measure?.sides ?? []).map((side) =>
    Big(side).times(factor).round(SIDE_DECIMALS).toNumber(),
  );
  if (lengthCm === undefined || widthCm === undefined || heightCm === undefined) {
    throw new DomainError('invalid', LEDGER_MESSAGES.noFigure(text));
  }
  const unsized = Math.max(1, pieces - countPieces(lines));
  return [...lines, { lengthCm, widthCm, heightCm, pieces: measure?.values[0] ?? unsized }];
}

function findAirport(text: string, airports: readonly Airport[]): Airport {
  const named = fold(text);
  const airport = airports.find(({ code, city, aliases }) => [code, city, ...aliases].map(fold).includes(named));
  if (!airport) throw new DomainError('invalid', LEDGER_MESSAGES.noAirport(text));
  return airport;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

function toNumber(value: Big): number {
  return value.round(DECIMALS).toNumber();
}

import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { INCOTERMS, parseIncoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import { CONDITION_MESSAGES } from '../../../domain/tariff/condition/condition.messages.js';
import { formatConditionsText, parseConditionsText } from '../../../domain/tariff/condition/conditions-text.js';
import { toRateConditions } from '../../../domain/tariff/condition/rate-conditions.js';
import { type ReadRemark, readRemark } from '../../../domain/tariff/condition/remark/read-remark.js';
import { findRemarkExample } from '../../../domain/tariff/condition/remark/remark-examples.js';
import type { RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import { parseFreeTime, parseStorageText } from '../../../domain/tariff/storage/storage-text.js';
import { findConditionsByName, isBeyondDelivery } from './charge-names.js';
import { isForEverything } from './reject-unkept-terms.js';
import { joinConditionCells } from './row-conditions.js';
import type { ImportColumnName } from './sheet-columns.js';

type ReadText = (name: ImportColumnName) => string | undefined;

/** What of a row a remark may be about. */
interface RemarkedUnit {
  readonly criterion: RateCriterion | undefined;
  readonly isPerDay: boolean;
  readonly isOnRequest: boolean;
  /** Where the band of the row begins; undefined: it says nothing. */
  readonly bandFrom: number | undefined;
  /** What remarks said of the price. */
  readonly described: readonly string[];
}

/** When a row applies, and what its remarks describe. */
export interface RowApplication {
  /** As cells of conditions, one for each of several cases that the row holds for alike. */
  readonly cases: readonly [string, ...string[]];
  readonly description: string | undefined;
}

const NOTHING_READ: ReadRemark = { alternatives: [], description: undefined, unclear: [] };
const BAND_COLUMNS = ['fromKg', 'toKg', 'fromKm', 'toKm', 'fromPieces', 'toPieces', 'fromValue', 'toValue'] as const;
const DISTANCES: readonly RateCriterion[] = ['kilometer', 'total_kilometers', 'other_charge'];
const MAX_SHOWN = 80;

/**
 * When a row applies, by its columns of conditions and by its remarks together.
 * @param chargeName the name of a charge of which no column says when it applies; undefined: one does
 * @throws DomainError `invalid` for a remark that seems to limit and is not understood, with what to write instead
 */
export function readRowApplication(
  readText: ReadText,
  airports: readonly Airport[],
  unit: RemarkedUnit,
  chargeName: string | undefined,
): RowApplication {
  const stated = readText('conditions');
  const row = toRemarkedRow(readText, unit);
  const inColumn = readConditionsCell(stated, row);
  const own = inColumn ? undefined : stated;
  const cells = joinConditionCells((name) => (name === 'conditions' ? own : readText(name)), airports);
  const hasPlaces = /(?:^|;) *(?:zone|zona) *:/i.test(cells);
  const remarks = readText('remarks');
  const read = remarks === undefined ? NOTHING_READ : readRemark(remarks, { ...row, hasPlaces });
  const [unclear] = read.unclear;
  if (unclear !== undefined) {
    const text = unclear.slice(0, MAX_SHOWN);
    throw new DomainError('invalid', CONDITION_MESSAGES.unclearRemark({ text, example: findRemarkExample(unclear) }));
  }
  const applying = [inColumn, read].reduce<readonly string[]>(
    (cases, one) => cases.flatMap((text) => joinAlternatives(text, one)),
    [cells],
  );
  const [first = cells, ...others] =
    chargeName === undefined ? applying : addNamedConditions(applying, chargeName, unit.criterion);
  const described = [readText('description'), inColumn?.description, ...unit.described, read.description].filter(
    Boolean,
  );
  return { cases: [first, ...others], description: described.length > 0 ? described.join('. ') : undefined };
}

/** What the name of a charge says of when it applies, unless the row says more. @throws DomainError `invalid` where that is not clear */
function addNamedConditions(
  cases: readonly string[],
  name: string,
  criterion: RateCriterion | undefined,
): readonly string[] {
  const isStated = cases.some((text) => /(?:^|;) *(?:day|hours|service|class) *:/i.test(text));
  if (isStated) return cases;
  const named = findConditionsByName(name);
  // What is added to a delivery by the trip is not added to each one.
  const isAdded = isBeyondDelivery(name) && !DISTANCES.some((one) => one === criterion);
  if (named === undefined || isAdded) {
    throw new DomainError(
      'invalid',
      CONDITION_MESSAGES.unclearRemark({ text: name.slice(0, MAX_SHOWN), example: findRemarkExample(name) }),
    );
  }
  return named === '' ? cases : cases.map((text) => [text, named].filter(Boolean).join(';'));
}

/** A cell of conditions in running words; undefined for one that is written as conditions, or that means nothing. */
function readConditionsCell(text: string | undefined, row: Parameters<typeof readRemark>[1]): ReadRemark | undefined {
  if (text === undefined) return undefined;
  if (isForEverything(text)) return NOTHING_READ;
  try {
    parseConditionsText(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  const read = readRemark(text, { ...row, isStrict: true });
  return read.unclear.length === 0 ? read : undefined;
}

function joinAlternatives(text: string, read: ReadRemark | undefined): string[] {
  const alternatives = read?.alternatives ?? [];
  if (alternatives.length === 0) return [text];
  return alternatives.map((one) => [text, formatConditionsText(toRateConditions(one))].filter(Boolean).join(';'));
}

function toRemarkedRow(readText: ReadText, unit: RemarkedUnit): Parameters<typeof readRemark>[1] {
  const free = readText('storage');
  return {
    ...unit,
    freeDays: free === undefined ? undefined : readFreeDays(free),
    isBand: BAND_COLUMNS.some((name) => readText(name) !== undefined),
    hasPlaces: false,
    chargeName: readText('serviceName') ?? readText('service'),
    isPerPiece: unit.criterion === 'pieces',
    terms: { all: INCOTERMS, parse: parseIncoterm },
  };
}

/** The free days that a cell states; one that is not understood is refused where storage is read. */
function readFreeDays(text: string): number | undefined {
  try {
    return (parseFreeTime(text) ?? parseStorageText(text))?.freeDays ?? undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return undefined;
  }
}

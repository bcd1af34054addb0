import { groupBy } from '../../../domain/group-by.js';
import { serializeConditions } from '../../../domain/tariff/condition/rate-conditions.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import { addDays, canEndBefore, formatValidity, isOverlapping } from '../../../domain/tariff/rate-validity.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import type { EndedRate, RowError, SheetRate } from './sheet-rate.js';

/** What stands in the way of rows, and the rates of the tariff that make way for them. */
interface Conflicts {
  readonly errors: readonly RowError[];
  readonly ended: readonly EndedRate[];
}

/**
 * Rows that would be in force beside an earlier row, or beside a rate of the tariff that the sheet does not change.
 * @param endsPrevious whether a rate that began earlier ends the day before a row begins, instead
 */
export function findConflicts(rows: readonly SheetRate[], tariff: readonly Rate[], endsPrevious: boolean): Conflicts {
  const changed = new Set(rows.flatMap(({ before }) => (before ? [before.id] : [])));
  const unchanged = groupBy(
    tariff.filter(({ id }) => !changed.has(id)).map((rate) => ({ ...rate, draft: rate })),
    toKey,
  );
  const earlier = new Map<string, SheetRate[]>();
  const ended: EndedRate[] = [];
  const errors = rows.flatMap((row) => {
    const key = toKey(row);
    const before = earlier.get(key) ?? [];
    const duplicate = before.find(({ draft }) => isOverlapping(draft, row.draft));
    earlier.set(key, before);
    before.push(row);
    if (duplicate) return [{ line: row.line, message: formatDuplicateRowMessage(duplicate, row) }];
    const overlapping = (unchanged.get(key) ?? []).filter(({ draft }) => isOverlapping(draft, row.draft));
    const { validFrom } = row.draft;
    const canEnd = (rate: Rate) => endsPrevious && validFrom !== undefined && canEndBefore(rate, validFrom);
    const rate = overlapping.find((one) => !canEnd(one.draft));
    if (!rate) {
      if (validFrom !== undefined) {
        ended.push(...overlapping.map(({ draft }) => ({ before: draft, validUntil: addDays(validFrom, -1) })));
      }
      return [];
    }
    const name = TARIFF_MESSAGES.rateName({
      serviceCode: rate.serviceCode,
      airportCode: rate.airportCode,
      validity: formatValidity(rate),
    });
    return [{ line: row.line, message: TARIFF_MESSAGES.sameDaysAsRate(name) }];
  });
  return { errors, ended };
}

function formatDuplicateRowMessage(duplicate: SheetRate, row: SheetRate): string {
  return duplicate.draft.validFrom === row.draft.validFrom
    ? TARIFF_MESSAGES.sameRateOnLine(duplicate.line)
    : TARIFF_MESSAGES.sameDaysAsLine(duplicate.line);
}

type Keyed = { readonly draft: Pick<Rate, 'locationId' | 'serviceCode' | 'conditions'> };

function toKey({ draft }: Keyed): string {
  return `${draft.locationId} ${draft.serviceCode} ${serializeConditions(draft.conditions)}`;
}

import type { Rate } from '../../../domain/tariff/rate.js';
import { overlap, validityWords } from '../../../domain/tariff/rate-validity.js';
import type { RowFault, SheetRate } from './sheet-rate.js';

/** Rows that would be in force beside an earlier row, or beside a rate of the tariff that the sheet does not change. */
export function clashesIn(rows: readonly SheetRate[], tariff: readonly Rate[]): RowFault[] {
  const changed = new Set(rows.flatMap(({ before }) => (before ? [before.id] : [])));
  const kept = groupedByKey(tariff.filter(({ id }) => !changed.has(id)).map((rate) => ({ ...rate, draft: rate })));
  const earlier = new Map<string, SheetRate[]>();
  return rows.flatMap((row) => {
    const key = keyOf(row);
    const before = earlier.get(key) ?? [];
    earlier.set(key, [...before, row]);
    const twin = before.find(({ draft }) => overlap(draft, row.draft));
    if (twin) return [{ line: row.line, message: sentenceOfTwin(twin, row) }];
    const rate = kept.get(key)?.find(({ draft }) => overlap(draft, row.draft));
    if (!rate) return [];
    const name = `${rate.serviceCode} at ${rate.airportCode}, valid ${validityWords(rate)}`;
    return [{ line: row.line, message: `It would be in force on the same days as ${name}.` }];
  });
}

function sentenceOfTwin(twin: SheetRate, row: SheetRate): string {
  return twin.draft.validFrom === row.draft.validFrom
    ? `The same airport and service stand on line ${twin.line}.`
    : `It would be in force on the same days as line ${twin.line}.`;
}

type Keyed = { readonly draft: Pick<Rate, 'locationId' | 'serviceCode'> };

function keyOf({ draft }: Keyed): string {
  return `${draft.locationId} ${draft.serviceCode}`;
}

function groupedByKey<One extends Keyed>(all: readonly One[]): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

import { describe, expect, it } from '@jest/globals';
import { inMemoryDesk } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryDeskSearch } from '../../../../adapters/persistence/in-memory/in-memory-global-search.js';
import { SearchDesk } from '../../../../application/operations/search-all.js';
import { aQuotationOf } from '../../../support/fixtures/quotations.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

describe('Searching the desk', () => {
  it('puts the quotation first whose number was typed whole, however old it is', async () => {
    const clock = { now: () => new Date('2026-07-01T08:00:00Z') };
    const desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock });
    for (let day = 1; day <= 25; day += 1) {
      await desk.quotations.add(aQuotationOf({ emailId: day, createdAt: new Date(Date.UTC(2026, 5, day)) }));
    }
    const search = new SearchDesk(new InMemoryDeskSearch(desk));
    const idsFor = async (text: string) => (await search.execute(text)).quotations.map(({ id }) => id);
    expect(await idsFor(' q2 ')).toEqual([2, 25, 24, 23, 22]);
    expect(await idsFor('Q12')).toEqual([12]);
    expect(await idsFor('12')).toEqual([12]);
    expect(await idsFor('q99')).toEqual([]);
    expect(await idsFor('SJO')).toEqual([25, 24, 23, 22, 21]);
  });
});

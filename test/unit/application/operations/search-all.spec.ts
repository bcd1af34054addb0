import { describe, expect, it } from '@jest/globals';
import { InMemoryGlobalSearch } from '../../../../adapters/persistence/in-memory/in-memory-global-search.js';
import { createInMemoryRepositories } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { SearchAll } from '../../../../application/operations/search-all.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { aQuotation } from '../../../support/fixtures/quotations.js';

describe('Searching the server', () => {
  it('puts the quotation first whose number was typed whole, however old it is', async () => {
    const clock = { now: () => new Date('2026-07-01T08:00:00Z') };
    const repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    for (let day = 1; day <= 25; day += 1) {
      await repositories.quotations.add(aQuotation({ emailId: day, createdAt: new Date(Date.UTC(2026, 5, day)) }));
    }
    const search = new SearchAll(new InMemoryGlobalSearch(repositories));
    const findIds = async (text: string) => (await search.execute(text)).quotations.map(({ id }) => id);
    expect(await findIds(' q2 ')).toEqual([2, 25, 24, 23, 22]);
    expect(await findIds('Q12')).toEqual([12]);
    expect(await findIds('12')).toEqual([12]);
    expect(await findIds('q99')).toEqual([]);
    expect(await findIds('SJO')).toEqual([25, 24, 23, 22, 21]);
  });
});

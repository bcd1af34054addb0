import { describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../../adapters/persistence/postgres/migrations/all-migrations.js';
import { readSchemaAfterCrash } from './crash-in-migration.js';

describe('a start that dies in a migration', () => {
  it('is completed by the next one, to the very schema of a start that was left alone', async () => {
    const fresh = await readSchemaAfterCrash(undefined);
    for (const Migration of MIGRATIONS) expect(await readSchemaAfterCrash(new Migration().name)).toEqual(fresh);
    console.log(`killed in each of ${MIGRATIONS.length} migrations: ${fresh.length} parts of the schema are the same`);
  });
});

import { describe, expect, it } from '@jest/globals';
import { PostgresChargeCodeRepository } from '../../../../../adapters/persistence/postgres/charge-codes/postgres-charge-code.repository.js';
import { migrate } from '../../../../../adapters/persistence/postgres/migrate.js';
import { PostgresRateRepository } from '../../../../../adapters/persistence/postgres/rates/postgres-rate.repository.js';
import { openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const INSERT = `INSERT INTO rate (version, country_id, location_id, service_code, service_name, criterion, base_rate,
    category, is_required, description, is_sample, updated_at, valid_from)
  SELECT 1, country_id, id, $2, $3, 'flat', 10, $4, false, '', false, now(), $5::date FROM airport WHERE code = $1`;

describe('the migration to charge codes', () => {
  it('keeps what lines of the own tariff did, and lists their codes for review', async () => {
    const { dataSource, drop } = await openMigratedDatabase();
    try {
      const newest = async () =>
        (await dataSource.query('SELECT name FROM migration ORDER BY id DESC LIMIT 1'))[0]?.name;
      while ((await newest()) !== 'AddDomainAutonomy1797000000200') await dataSource.undoLastMigration();
      const insert = (...line: readonly (string | null)[]) => dataSource.query(INSERT, [...line]);
      await insert('SJO', 'HNDL', 'Airport Handling', 'Compulsory', null);
      await insert('SJO', 'FUEL', 'Fuel', 'Excluded', null);
      await insert('LIR', 'FUEL', 'Fuel', 'Excluded', null);
      await insert('PTY', 'FUEL', 'Fuel handling', 'Compulsory', null);
      await insert('SJO', 'TICA', 'TICA document', 'Compulsory', null);
      await migrate(dataSource);

      const codes = await new PostgresChargeCodeRepository(dataSource.manager).all();
      const own = codes.filter(({ needsReview }) => needsReview);
      expect(own.map(({ code, category, nameEn }) => `${code} ${category} ${nameEn}`)).toEqual([
        'FUEL Excluded Fuel',
        'FUEL-2 Compulsory Fuel handling',
        'TICA Compulsory TICA document',
      ]);
      expect(codes).toHaveLength(13);
      const rates = await new PostgresRateRepository(dataSource.manager).all();
      expect(rates.map((rate) => `${rate.airportCode} ${rate.serviceCode} ${rate.category}`)).toEqual([
        'LIR FUEL Excluded',
        'SJO FUEL Excluded',
        'SJO HNDL Compulsory',
        'SJO TICA Compulsory',
        'PTY FUEL-2 Compulsory',
      ]);
    } finally {
      await drop();
    }
  });
});

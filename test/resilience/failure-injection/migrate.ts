import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from '../../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../../adapters/persistence/postgres/migrate.js';
import { MIGRATIONS } from '../../../adapters/persistence/postgres/migrations/all-migrations.js';

/** Migrates the database of `DATABASE_URL` and dies in the migration `DIE_IN`, when all of it is done and not yet kept. */
const { DATABASE_URL = '', DIE_IN } = process.env;
const dataSource = createDataSource(DATABASE_URL, { poolSize: 2 });
dataSource.setOptions({ migrations: MIGRATIONS.map(crashDuringMigration) });
await dataSource.initialize();
await migrate(dataSource);
await dataSource.destroy();

function crashDuringMigration(Migration: new () => MigrationInterface & { readonly name: string }) {
  return class implements MigrationInterface {
    private readonly migration = new Migration();
    readonly name = this.migration.name;

    async up(runner: QueryRunner): Promise<void> {
      await this.migration.up(runner);
      if (this.name === DIE_IN) process.kill(process.pid, 'SIGKILL');
    }

    async down(runner: QueryRunner): Promise<void> {
      await this.migration.down(runner);
    }
  };
}

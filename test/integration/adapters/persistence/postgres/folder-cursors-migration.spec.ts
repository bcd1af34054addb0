import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GeneralizeFolderCursors1797200000000 } from '../../../../../adapters/persistence/postgres/migrations/1797200000000-generalize-folder-cursors.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const OLD_CURSORS = `
  SELECT folder, uid_validity, uid, dated_below_uid, uids_to_move FROM mail_folder_cursor ORDER BY folder`;

describe('the migration of folder cursors', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.drop());

  it('keeps how far mailboxes are read by IMAP, there and back', async () => {
    const runner = database.dataSource.createQueryRunner();
    const migration = new GeneralizeFolderCursors1797200000000();
    await migration.down(runner);
    await runner.query(`INSERT INTO mail_account (id, version, address, settings) VALUES (77, 1, 'a@b.example', '{}')`);
    await runner.query(`
      INSERT INTO mail_folder_cursor (mail_account_id, folder, uid_validity, uid, dated_below_uid, uids_to_move)
      VALUES (77, 'INBOX', 4000000000, 7, 4294967296, '{3,7}'), (77, 'Clientes', 5, 0, 1, '{}')`);
    const before: unknown = await runner.query(OLD_CURSORS);
    await migration.up(runner);
    expect(await runner.query('SELECT folder, position, ids_to_move FROM mail_folder_cursor ORDER BY folder')).toEqual([
      { folder: 'Clientes', position: '5/0/1', ids_to_move: [] },
      { folder: 'INBOX', position: '4000000000/7/4294967296', ids_to_move: ['4000000000/3', '4000000000/7'] },
    ]);
    await migration.down(runner);
    expect(await runner.query(OLD_CURSORS)).toEqual(before);
    await migration.up(runner);
    await runner.release();
  });
});

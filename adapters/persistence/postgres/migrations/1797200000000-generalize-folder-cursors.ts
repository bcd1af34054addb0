import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a folder is read is a position in whatever form its server knows: UIDs of IMAP, or the link of a delta query. */
export class GeneralizeFolderCursors1797200000000 implements MigrationInterface {
  readonly name = 'GeneralizeFolderCursors1797200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail_folder_cursor ADD COLUMN position text, ADD COLUMN ids_to_move text[];
      UPDATE mail_folder_cursor SET
        position = concat_ws('/', uid_validity, uid, dated_below_uid),
        ids_to_move = ARRAY(SELECT concat_ws('/', uid_validity, one) FROM unnest(uids_to_move) AS one);
      ALTER TABLE mail_folder_cursor
        ALTER COLUMN position SET NOT NULL,
        ALTER COLUMN ids_to_move SET NOT NULL,
        DROP COLUMN uid_validity,
        DROP COLUMN uid,
        DROP COLUMN dated_below_uid,
        DROP COLUMN uids_to_move;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_folder_cursor WHERE position !~ '^[0-9]+/[0-9]+/[0-9]+$';
      ALTER TABLE mail_folder_cursor
        ADD COLUMN uid_validity bigint,
        ADD COLUMN uid bigint,
        ADD COLUMN dated_below_uid bigint,
        ADD COLUMN uids_to_move bigint[];
      UPDATE mail_folder_cursor SET
        uid_validity = split_part(position, '/', 1)::bigint,
        uid = split_part(position, '/', 2)::bigint,
        dated_below_uid = split_part(position, '/', 3)::bigint,
        uids_to_move = ARRAY(SELECT split_part(one, '/', 2)::bigint FROM unnest(ids_to_move) AS one);
      ALTER TABLE mail_folder_cursor
        ALTER COLUMN uid_validity SET NOT NULL,
        ALTER COLUMN uid SET NOT NULL,
        ALTER COLUMN dated_below_uid SET NOT NULL,
        ALTER COLUMN uids_to_move SET NOT NULL,
        DROP COLUMN position,
        DROP COLUMN ids_to_move;
    `);
  }
}

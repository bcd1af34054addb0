import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Data of one administrator: notification preferences and picture. */
export class CreateNotificationPreferencesAndAvatars1795827600012 implements MigrationInterface {
  readonly name = 'LayDesksOfAdministrators1795827600012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE administrator_notifications (
        administrator_id integer PRIMARY KEY REFERENCES administrator ON DELETE CASCADE,
        preferences jsonb NOT NULL
      );
      CREATE TABLE administrator_avatar (
        administrator_id integer PRIMARY KEY REFERENCES administrator ON DELETE CASCADE,
        content_type text NOT NULL,
        picture bytea NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE administrator_avatar, administrator_notifications');
  }
}

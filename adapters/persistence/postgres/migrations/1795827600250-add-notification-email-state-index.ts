import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox lists the mails to the staff of one state, the newest first: without walking over all the others. */
export class AddNotificationEmailStateIndex1795827600250 implements MigrationInterface {
  readonly name = 'FindStaffMailByState1795827600250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX staff_mail_newest_by_state ON staff_mail (state, created_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX staff_mail_newest_by_state');
  }
}

import type { EntityManager } from 'typeorm';
import { NewsTray } from '../../../../application/notifications/pending-notification.repository.js';
import type { NewsTopic, StaffNews } from '../../../../application/notifications/staff-notification.js';
import { run } from '../query.js';
import { storableText } from '../sanitize.js';

// What another process takes at the same moment is not waited for: it is told by that one.
const TAKE = `
  WITH taken AS (
    DELETE FROM staff_news WHERE id IN (
      SELECT id FROM staff_news WHERE topic = $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, topic, at, title, details, place
  )
  SELECT topic, at, title, details, place FROM taken ORDER BY id`;

/** Untold news in PostgreSQL. */
export class PostgresNewsTray extends NewsTray {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add({ topic, at, title, details, place }: StaffNews): Promise<void> {
    const insert = 'INSERT INTO staff_news (topic, at, title, details, place) VALUES ($1, $2, $3, $4, $5)';
    await run(this.manager, insert, [topic, at, storableText(title), storableText(details), place]);
  }

  async topics(): Promise<readonly NewsTopic[]> {
    const { rows } = await run<{ topic: NewsTopic }>(
      this.manager,
      'SELECT topic FROM staff_news GROUP BY topic ORDER BY min(id)',
    );
    return rows.map(({ topic }) => topic);
  }

  async take(topic: NewsTopic, atMost: number): Promise<readonly StaffNews[]> {
    return (await run<StaffNews>(this.manager, TAKE, [topic, atMost])).rows;
  }
}

import { NewsTray } from '../../../application/notifications/pending-notification.repository.js';
import type { NewsTopic, StaffNews } from '../../../application/notifications/staff-notification.js';
import type { Journal } from './undo-log.js';
import { Rows } from './table.js';

interface KeptNews extends StaffNews {
  readonly id: number;
}

/** Untold news in memory. */
export class InMemoryNewsTray extends NewsTray {
  constructor(private readonly rows: Rows<KeptNews> = Rows.empty<KeptNews>()) {
    super();
  }

  within(journal: Journal): InMemoryNewsTray {
    return new InMemoryNewsTray(this.rows.within(journal));
  }

  async add(news: StaffNews): Promise<void> {
    this.rows.add((id) => ({ ...news, id }));
  }

  async topics(): Promise<readonly NewsTopic[]> {
    return [...new Set(this.rows.all().map(({ topic }) => topic))];
  }

  async take(topic: NewsTopic, atMost: number): Promise<readonly StaffNews[]> {
    const ofTopic = this.rows.all().filter((row) => row.topic === topic);
    return ofTopic.slice(0, atMost).map(({ id, ...news }) => {
      this.rows.remove(id);
      return news;
    });
  }
}

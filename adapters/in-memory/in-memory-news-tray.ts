import { NewsTray } from '../../domain/staff-mail/news-tray.port.js';
import type { NewsTopic, StaffNews } from '../../domain/staff-mail/staff-news.js';
import type { Journal } from './journal.js';
import { Rows } from './rows.js';

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

import type { NewsTopic, StaffNews } from './staff-notification.js';

/** News that the staff have not been told yet. */
export abstract class NewsTray {
  abstract add(news: StaffNews): Promise<void>;
  /** The topics that something lies here of. */
  abstract topics(): Promise<readonly NewsTopic[]>;
  /** Takes the oldest news of a topic away, so that no one else tells it. */
  abstract take(topic: NewsTopic, atMost: number): Promise<readonly StaffNews[]>;
}

import { DeskMarks } from '../../../application/operations/idempotency-key.repository.js';
import type { Journal } from './undo-log.js';
import { Rows } from './table.js';

interface Mark {
  readonly id: number;
  readonly name: string;
  readonly at: Date;
}

/** Marks in memory. */
export class InMemoryDeskMarks extends DeskMarks {
  constructor(private readonly rows: Rows<Mark> = Rows.empty<Mark>()) {
    super();
  }

  within(journal: Journal): InMemoryDeskMarks {
    return new InMemoryDeskMarks(this.rows.within(journal));
  }

  async setOnce(name: string, at: Date): Promise<boolean> {
    if (this.rows.first((mark) => mark.name === name)) return false;
    this.rows.add((id) => ({ id, name, at }));
    return true;
  }

  async isSet(name: string): Promise<boolean> {
    return this.rows.first((mark) => mark.name === name) !== undefined;
  }

  async forgetBefore(beginning: string, moment: Date): Promise<void> {
    const old = this.rows.all().filter((mark) => mark.name.startsWith(beginning) && mark.at < moment);
    for (const { id } of old) this.rows.remove(id);
  }
}

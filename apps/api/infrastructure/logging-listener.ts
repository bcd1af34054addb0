import type { DeskEvent, DeskWatch } from '../../../application/events/pipeline-events.port.js';
import type { Log } from './logger.js';

const LINES = {
  received: ['info', 'email received'],
  decided: ['info', 'email decided'],
  sent: ['info', 'reply sent'],
  unsent: ['warn', 'reply not sent'],
  undocumented: ['error', 'the PDF of a reply could not be written'],
  failed: ['error', 'email given up'],
} as const;

/** Writes one line for each step of an email, with its id, so that it can be followed from the door to its reply. */
export class LogWatch implements DeskWatch {
  constructor(private readonly log: Log) {}

  note({ kind, ...facts }: DeskEvent): void {
    const [level, sentence] = LINES[kind];
    this.log[level](facts, sentence);
  }
}

/** Tells each event to several watchers. */
export class ManyWatch implements DeskWatch {
  constructor(private readonly watchers: readonly DeskWatch[]) {}

  note(event: DeskEvent): void {
    for (const watcher of this.watchers) watcher.note(event);
  }
}

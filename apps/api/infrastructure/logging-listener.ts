import type { PipelineEvent, PipelineListener } from '../../../application/events/pipeline-events.port.js';
import type { Logger } from './logger.js';

const LINES = {
  received: ['info', 'email received'],
  decided: ['info', 'email decided'],
  sent: ['info', 'reply sent'],
  unsent: ['warn', 'reply not sent'],
  undocumented: ['error', 'the PDF of a reply could not be written'],
  failed: ['error', 'email given up'],
} as const;

/** Writes one line for each step of an email, with its id, so that it can be followed from its arrival to its reply. */
export class LoggingListener implements PipelineListener {
  constructor(private readonly log: Logger) {}

  record({ kind, ...details }: PipelineEvent): void {
    const [level, message] = LINES[kind];
    this.log[level](details, message);
  }
}

/** Tells each event to several watchers. */
export class CompositeListener implements PipelineListener {
  constructor(private readonly listeners: readonly PipelineListener[]) {}

  record(event: PipelineEvent): void {
    for (const listener of this.listeners) listener.record(event);
  }
}

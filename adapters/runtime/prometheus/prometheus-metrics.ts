import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PipelineEvent, PipelineListener } from '../../../application/events/pipeline-events.port.js';
import type { JobBacklog, MetricsExporter } from '../../../application/operations/metrics-exporter.port.js';

/**
 * Buckets in seconds: an automatic quotation takes a fraction of a second; one that needs approval takes as long as the
 * user.
 */
const SECONDS_TO_DECISION = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const SECONDS_TO_SENT = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 7200, 86_400];

/** Counts and times the pipeline events of one process, in Prometheus format. */
export class PrometheusMetrics implements PipelineListener, MetricsExporter {
  private readonly registry = new Registry();
  private readonly received = this.counter('emails_received', 'Emails that were received', ['channel', 'duplicate']);
  private readonly decided = this.counter('emails_decided', 'Emails that were answered, held or ignored', [
    'channel',
    'outcome',
  ]);
  private readonly failed = this.counter('emails_failed', 'Emails that were given up and put before a person', []);
  private readonly sent = this.counter('replies_sent', 'Replies that the mail server accepted', []);
  private readonly unsent = this.counter('replies_unsent', 'Tries to send a reply that failed', ['final']);
  private readonly undocumented = this.counter('replies_undocumented', 'Replies whose PDF could not be written', []);
  private readonly toDecision = this.histogram(
    'email_decision_seconds',
    'From receipt to answered, held or ignored',
    ['outcome'],
    SECONDS_TO_DECISION,
  );
  private readonly toSent = this.histogram('reply_sent_seconds', 'From receipt to sent', [], SECONDS_TO_SENT);
  private readonly pending = this.gauge('queue_pending', 'Pieces of work that wait');
  private readonly oldest = this.gauge('queue_oldest_due_seconds', 'Age of the oldest piece of work that is due');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  record(event: PipelineEvent): void {
    switch (event.kind) {
      case 'received':
        this.received.inc({ channel: event.channel, duplicate: String(event.isDuplicate) });
        break;
      case 'decided':
        this.decided.inc({ channel: event.channel, outcome: event.outcome });
        this.toDecision.observe({ outcome: event.outcome }, event.secondsSinceReceipt);
        break;
      case 'sent':
        this.sent.inc();
        this.toSent.observe(event.secondsSinceReceipt);
        break;
      case 'unsent':
        this.unsent.inc({ final: String(event.isFinal) });
        break;
      case 'undocumented':
        this.undocumented.inc();
        break;
      case 'failed':
        this.failed.inc();
    }
  }

  async renderExposition(backlog: JobBacklog | undefined): Promise<string> {
    for (const gauge of [this.pending, this.oldest]) gauge.remove();
    if (backlog) {
      this.pending.set(backlog.pending);
      this.oldest.set(backlog.oldestDueSeconds);
    }
    return this.registry.metrics();
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `istmo_${name}_total`, help, labelNames, registers: [this.registry] });
  }

  private histogram<Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) {
    return new Histogram({ name: `istmo_${name}`, help, labelNames, buckets, registers: [this.registry] });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name: `istmo_${name}`, help, registers: [this.registry] });
  }
}

import { describe, expect, it } from '@jest/globals';
import { PrometheusMetrics } from '../../../../../adapters/runtime/prometheus/prometheus-metrics.js';

const BACKLOG = { pending: 3, oldestDueSeconds: 1.5 };

describe('PrometheusMetrics', () => {
  it('counts emails by door and outcome, and times them from receipt', async () => {
    const listener = new PrometheusMetrics();
    listener.record({ kind: 'received', emailId: 1, channel: 'webhook', isDuplicate: false });
    listener.record({ kind: 'received', emailId: 1, channel: 'webhook', isDuplicate: true });
    const decided = { kind: 'decided', emailId: 1, channel: 'webhook', quotationId: 1, reasons: [] } as const;
    listener.record({ ...decided, outcome: 'answered', secondsSinceReceipt: 0.2 });
    listener.record({ kind: 'unsent', emailId: 1, quotationId: 1, replyId: 1, isFinal: false, reason: 'greylisted' });
    listener.record({ kind: 'sent', emailId: 1, quotationId: 1, replyId: 1, secondsSinceReceipt: 31 });
    listener.record({ kind: 'undocumented', emailId: 1, quotationId: 1, reason: 'no font' });
    listener.record({ kind: 'failed', emailId: 2, reason: 'broken' });
    const text = await listener.renderExposition(BACKLOG);
    for (const findLine of [
      'istmo_emails_received_total{channel="webhook",duplicate="false"} 1',
      'istmo_emails_received_total{channel="webhook",duplicate="true"} 1',
      'istmo_emails_decided_total{channel="webhook",outcome="answered"} 1',
      'istmo_email_decision_seconds_bucket{le="0.25",outcome="answered"} 1',
      'istmo_reply_sent_seconds_bucket{le="30"} 0',
      'istmo_reply_sent_seconds_bucket{le="60"} 1',
      'istmo_replies_unsent_total{final="false"} 1',
      'istmo_replies_sent_total 1',
      'istmo_replies_undocumented_total 1',
      'istmo_emails_failed_total 1',
      'istmo_queue_pending 3',
      'istmo_queue_oldest_due_seconds 1.5',
    ])
      expect(text.split('\n')).toContain(findLine);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('shows no backlog that it does not know', async () => {
    const listener = new PrometheusMetrics();
    await listener.renderExposition(BACKLOG);
    expect(await listener.renderExposition(undefined)).not.toMatch(/^istmo_queue_\w+ /m);
  });

  it('keeps two servers in one process apart', async () => {
    const [one, other] = [new PrometheusMetrics(), new PrometheusMetrics()];
    one.record({ kind: 'failed', emailId: 1, reason: '' });
    expect(await other.renderExposition(BACKLOG)).toContain('istmo_emails_failed_total 0');
  });
});

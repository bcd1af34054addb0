import { describe, expect, it } from '@jest/globals';
import { PrometheusWatch } from '../../../../../adapters/runtime/prometheus/prometheus-metrics.js';

const BACKLOG = { pending: 3, oldestDueSeconds: 1.5 };

describe('PrometheusWatch', () => {
  it('counts emails by door and outcome, and times them from receipt', async () => {
    const watch = new PrometheusWatch();
    watch.note({ kind: 'received', emailId: 1, door: 'webhook', isDuplicate: false });
    watch.note({ kind: 'received', emailId: 1, door: 'webhook', isDuplicate: true });
    const decided = { kind: 'decided', emailId: 1, door: 'webhook', quotationId: 1, reasons: [] } as const;
    watch.note({ ...decided, outcome: 'answered', secondsSinceReceipt: 0.2 });
    watch.note({ kind: 'unsent', emailId: 1, quotationId: 1, replyId: 1, isFinal: false, reason: 'greylisted' });
    watch.note({ kind: 'sent', emailId: 1, quotationId: 1, replyId: 1, secondsSinceReceipt: 31 });
    watch.note({ kind: 'undocumented', emailId: 1, quotationId: 1, reason: 'no font' });
    watch.note({ kind: 'failed', emailId: 2, reason: 'broken' });
    const text = await watch.exposition(BACKLOG);
    for (const line of [
      'istmo_emails_received_total{door="webhook",duplicate="false"} 1',
      'istmo_emails_received_total{door="webhook",duplicate="true"} 1',
      'istmo_emails_decided_total{door="webhook",outcome="answered"} 1',
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
      expect(text.split('\n')).toContain(line);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('shows no backlog that it does not know', async () => {
    const watch = new PrometheusWatch();
    await watch.exposition(BACKLOG);
    expect(await watch.exposition(undefined)).not.toMatch(/^istmo_queue_\w+ /m);
  });

  it('keeps two desks in one process apart', async () => {
    const [one, other] = [new PrometheusWatch(), new PrometheusWatch()];
    one.note({ kind: 'failed', emailId: 1, reason: '' });
    expect(await other.exposition(BACKLOG)).toContain('istmo_emails_failed_total 0');
  });
});

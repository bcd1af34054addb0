import { describe, expect, it } from '@jest/globals';
import { computeNextDeliveryAt } from '../../../../domain/integrations/webhook-delivery.js';
import {
  findWebhookEndpointErrors,
  validateWebhookEndpoint,
} from '../../../../domain/integrations/webhook-endpoint.js';

const EVENTS = ['quotation.held'];
const findFields = (url: string, allowsPrivate = false) =>
  findWebhookEndpointErrors({ url, events: EVENTS }, allowsPrivate).map(({ field }) => field);

describe('an address that events are sent to', () => {
  it.each(['https://crm.example/hooks?key=a', 'https://crm.example:8443', ' https://crm.example/x '])(
    'may be %s',
    (url) => {
      expect(findFields(url)).toEqual([]);
    },
  );

  it.each([
    ...['', 'crm.example', 'ftp://crm.example', 'http://crm.example/', 'javascript:alert(1)', 'file:///etc/passwd'],
    ...['https://ada:secret@crm.example/', 'https://crm.example/#part', `https://crm.example/${'x'.repeat(2_000)}`],
    'http://127.0.0.1/',
  ])('may not be %s', (url) => {
    expect(findFields(url)).toEqual(['url']);
  });

  it('may be this machine by HTTP where the deployment allows it, and no other machine', () => {
    expect(
      ['http://127.0.0.1:9000/x', 'http://localhost/', 'http://[::1]:1/'].flatMap((url) => findFields(url, true)),
    ).toEqual([]);
    expect(findFields('http://10.0.0.1/', true)).toEqual(['url']);
  });

  it('wants events that there are, in their order', () => {
    const entry = { url: 'https://crm.example', isActive: true };
    const { events } = validateWebhookEndpoint({ ...entry, events: ['mail.failed', 'quotation.sent'] }, false);
    expect(events).toEqual(['quotation.sent', 'mail.failed']);
    for (const chosen of [[], ['quotation.sent', 'rate.changed'], undefined]) {
      expect(findWebhookEndpointErrors({ ...entry, events: chosen }, false)).toHaveLength(1);
    }
  });
});

describe('an event that was not taken', () => {
  const now = new Date('2026-02-03T12:00:00Z');
  const waitSeconds = (attempts: number, retryAfterMs?: number) => {
    const at = computeNextDeliveryAt(attempts, now, retryAfterMs);
    return at && (at.getTime() - now.getTime()) / 1000;
  };

  it('is sent again ever more rarely for three days, and then never', () => {
    const waits = Array.from({ length: 9 }, (_one, index) => waitSeconds(index + 1) ?? 0);
    expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600).toBeGreaterThan(72);
    expect(waitSeconds(10)).toBeUndefined();
  });

  it('waits as long as the endpoint asks, a day at most', () => {
    expect(waitSeconds(1, 60_000)).toBe(60);
    expect(waitSeconds(2, 60_000)).toBe(300);
    expect(waitSeconds(1, 900_000_000)).toBe(86_400);
  });
});

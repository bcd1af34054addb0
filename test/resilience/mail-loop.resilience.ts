import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiClient, type ServerProcess, WEBHOOK_SECRET } from '../e2e/server-process.js';
import { waitUntilDrained } from './invariants.js';
import { ServerFixture } from './server-fixture.js';

const OBSERVE_MS = 60_000;
const TIMEOUT_MS = 120_000;
const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const NORTH = 'quotes@north.example';
const SOUTH = 'quotes@south.example';

/** Marks by which a machine says that it is one; some mail systems lose them. */
const MACHINE_HEADERS = /^(?:auto-submitted|x-auto-response-suppress):.*\r\n(?:[ \t].*\r\n)*/gim;

let places: ServerFixture[] = [];
afterEach(async () => {
  for (const fixture of places) await fixture.close();
  places = [];
});

/** Hands a message in as the last mail server would. */
async function deliverMail(server: ServerProcess, raw: string): Promise<void> {
  const response = await fetch(`${server.base}/api/webhook/email/raw`, {
    method: 'POST',
    headers: { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' },
    body: raw,
  });
  expect([200, 202]).toContain(response.status);
  await response.arrayBuffer();
}

async function openServer(name: string, mailbox: string, partner: string) {
  const fixture = await ServerFixture.open(name, 'outside');
  places.push(fixture);
  const server = await fixture.start({ environment: { QUOTATION_MAILBOX: mailbox } });
  const client = await ApiClient.signIn(server.base);
  await client.call('POST', '/api/recognized-domains', { domain: partner, companyName: partner, isApproved: true });
  return { place: fixture, server: server };
}

describe('two servers that write to each other', () => {
  it.each([
    ['as they are', (raw: string) => raw],
    ['with every mark of a machine lost on the way', (raw: string) => raw.replace(MACHINE_HEADERS, '')],
  ])('%s: exchange two mails at most', async (_, alterInTransit) => {
    const north = await openServer('north', NORTH, 'south.example');
    const south = await openServer('south', SOUTH, 'north.example');
    north.place.sink.forward = (raw) => deliverMail(south.server, alterInTransit(raw));
    south.place.sink.forward = (raw) => deliverMail(north.server, alterInTransit(raw));
    await deliverMail(
      north.server,
      [
        `From: ${SOUTH}`,
        `To: ${NORTH}`,
        'Subject: Flete',
        'Message-ID: <first@south.example>',
        '',
        REQUEST_TEXT,
        '',
      ].join('\r\n'),
    );
    const until = Date.now() + OBSERVE_MS;
    while (Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 1_000));
    await Promise.all([
      waitUntilDrained(north.server.base, TIMEOUT_MS),
      waitUntilDrained(south.server.base, TIMEOUT_MS),
    ]);
    const mails = north.place.sink.received.length + south.place.sink.received.length;
    expect(mails).toBeGreaterThan(0);
    expect(mails).toBeLessThanOrEqual(2);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk, type DeskUnderTest, WEBHOOK_SECRET } from '../e2e/server-process.js';
import { DeskPlace } from './server-fixture.js';
import { drained } from './invariants.js';

const WATCH_MS = 60_000;
const PATIENCE_MS = 120_000;
const WORDS = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const NORTH = 'quotes@north.example';
const SOUTH = 'quotes@south.example';

/** Marks by which a machine says that it is one; some mail systems lose them. */
const MARKS = /^(?:auto-submitted|x-auto-response-suppress):.*\r\n(?:[ \t].*\r\n)*/gim;

let places: DeskPlace[] = [];
afterEach(async () => {
  for (const place of places) await place.close();
  places = [];
});

/** Hands a message in as the last mail server would. */
async function deliver(desk: DeskUnderTest, raw: string): Promise<void> {
  const response = await fetch(`${desk.base}/api/webhook/email/raw`, {
    method: 'POST',
    headers: { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' },
    body: raw,
  });
  expect([200, 202]).toContain(response.status);
  await response.arrayBuffer();
}

async function openDesk(name: string, mailbox: string, partner: string) {
  const place = await DeskPlace.open(name, 'outside');
  places.push(place);
  const desk = await place.start({ environment: { QUOTATION_MAILBOX: mailbox } });
  const clerk = await ClerkAtDesk.signIn(desk.base);
  await clerk.call('POST', '/api/recognized-domains', { domain: partner, companyName: partner, isApproved: true });
  return { place, desk };
}

describe('two desks that write to each other', () => {
  it.each([
    ['as they are', (raw: string) => raw],
    ['with every mark of a machine lost on the way', (raw: string) => raw.replace(MARKS, '')],
  ])('%s: exchange two mails at most', async (_, onTheWay) => {
    const north = await openDesk('north', NORTH, 'south.example');
    const south = await openDesk('south', SOUTH, 'north.example');
    north.place.sink.onward = (raw) => deliver(south.desk, onTheWay(raw));
    south.place.sink.onward = (raw) => deliver(north.desk, onTheWay(raw));
    await deliver(
      north.desk,
      [`From: ${SOUTH}`, `To: ${NORTH}`, 'Subject: Flete', 'Message-ID: <first@south.example>', '', WORDS, ''].join(
        '\r\n',
      ),
    );
    const until = Date.now() + WATCH_MS;
    while (Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 1_000));
    await Promise.all([drained(north.desk.base, PATIENCE_MS), drained(south.desk.base, PATIENCE_MS)]);
    const mails = north.place.sink.taken.length + south.place.sink.taken.length;
    expect(mails).toBeGreaterThan(0);
    expect(mails).toBeLessThanOrEqual(2);
  });
});

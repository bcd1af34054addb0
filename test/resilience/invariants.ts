import { expect } from '@jest/globals';
import type { ApiClient } from '../e2e/server-process.js';
import type { DurableSmtpSink } from './durable-smtp-sink.js';
import { findPrice } from './load-emails.js';

/** Every email that a door accepted, by its number, with the id that it was given. */
export type AcceptedEmails = ReadonlyMap<number, number>;

interface QuotationRow {
  readonly emailId: number;
  readonly quoteAmount: number;
  readonly status: string;
}

/** All rows of a list of the API, page by page. */
export async function listAllRows<Row>(client: ApiClient, path: string, pageSize: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { json } = await client.call(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}page=${page}&pageSize=${pageSize}`,
    );
    const { data, total } = json as { data: Row[]; total: number };
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}

/** What a server says of its work. */
interface WorkStatus {
  readonly pendingWork: number | null;
  readonly oldestDueSeconds: number | null;
}

/**
 * Waits until no work is left, for as long as it becomes less: how fast it does is the machine's.
 * @param idleMs for how long it may stay as much as it is
 * @returns seconds that it took
 * @throws Error if it did not become less for so long, or the server did not answer
 */
export async function waitUntilDrained(base: string, idleMs: number): Promise<number> {
  const startedAt = Date.now();
  let least = Number.POSITIVE_INFINITY;
  let lastProgressAt = startedAt;
  for (;;) {
    const status = await fetch(`${base}/api/health/ready`).then(
      (response) => response.json() as Promise<WorkStatus>,
      () => undefined,
    );
    const pending = status?.pendingWork ?? Number.POSITIVE_INFINITY;
    if (pending === 0) return (Date.now() - startedAt) / 1000;
    if (pending < least) [least, lastProgressAt] = [pending, Date.now()];
    if (Date.now() - lastProgressAt > idleMs)
      throw new Error(`Work is left, and did not become less for ${idleMs / 1000} s: ${JSON.stringify(status)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/**
 * The invariants of a server at rest: every accepted email is there once and settled (I1, I2), has one quotation (I3) at the
 * right price (I7) and one reply (I4); a reply that came twice is the same mail, and comes twice only by a crash (I5).
 * That no work is left (I6) is waited for before.
 * @param maxRepeats replies that may come twice: one for each that was on its way at a crash
 * @returns replies that came again
 */
export async function expectInvariants(
  client: ApiClient,
  accepted: AcceptedEmails,
  sink: DurableSmtpSink,
  prices: readonly number[],
  maxRepeats: number,
): Promise<number> {
  await expectAnswered(client, accepted, prices);
  expect(sink.distinct.size).toBe(accepted.size);
  expect(sink.changedRepeats()).toEqual([]);
  const repeats = sink.received.length - sink.distinct.size;
  expect(repeats).toBeLessThanOrEqual(maxRepeats);
  return repeats;
}

/** The invariants of the server alone, whatever its mail server has: I1, I2, I3, I7, and a reply sent for each (I4). */
export async function expectAnswered(
  client: ApiClient,
  accepted: AcceptedEmails,
  prices: readonly number[],
): Promise<void> {
  const emails = await listAllRows<{ id: number; status: string }>(client, '/api/emails', 100);
  const ids = [...accepted.values()].sort((a, b) => a - b);
  expect(emails.map((email) => email.id).sort((a, b) => a - b)).toEqual(ids);
  const quotations = await listAllRows<QuotationRow>(client, '/api/quotations', 500);
  expect(quotations.map((row) => row.emailId).sort((a, b) => a - b)).toEqual(ids);
  expect(quotations.filter((row) => row.status !== 'sent')).toEqual([]);
  const numbers = new Map([...accepted].map(([n, emailId]) => [emailId, n]));
  const wrong = quotations.filter((row) => row.quoteAmount !== findPrice(numbers.get(row.emailId) ?? -1, prices));
  expect(wrong).toEqual([]);
  const sent = await listAllRows<{ id: number }>(client, '/api/outbox?state=sent', 100);
  expect(sent).toHaveLength(ids.length);
}

/** Each of a process's runners can have one mail on its way when it is killed. */
export const WORKERS_OF_A_PROCESS = 4;

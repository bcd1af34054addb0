import { describe, expect, it } from '@jest/globals';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';
import { createInMemoryRepositories } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { ReceiveEmail } from '../../../../application/inbound-mail/receive-email.js';
import { JOB_TYPES } from '../../../../application/jobs/job-queue.port.js';
import { createEventPublisher } from '../../../../apps/api/infrastructure/event-publisher.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { anInboundEmail } from '../../../support/fixtures/inbound-email.js';

const NOW = new Date('2026-07-01T08:00:00Z');

const FORGED = 'mx.desk.example; dmarc=fail header.from=calm.example';

/**
 * Takes emails in and gives the senders' domains in the order in which the server answers them.
 * @param forged how many of the first ones only pretend to come from their domain
 */
async function listAnsweredInOrder(domains: readonly string[], forged = 0): Promise<string[]> {
  const clock = { now: () => NOW };
  const repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
  for (const mailDomain of ['calm.example', 'flood.example']) {
    const entry = { mailDomain, companyName: mailDomain, country: undefined, isApproved: true, notes: undefined };
    await repositories.recognizedDomains.add(entry, NOW);
  }
  const receive = new ReceiveEmail(new InMemoryUnitOfWork(repositories, createEventPublisher), new NodeHasher(), clock);
  const senders = new Map<number, string>();
  for (const [at, domain] of domains.entries()) {
    const fields = { fromAddress: `sol@${domain}`, messageId: `<${at}@${domain}>`, text: `Favor cotizar ${at}` };
    const authenticationResults = at < forged ? FORGED : undefined;
    senders.set(
      (await receive.execute(anInboundEmail({ ...fields, authenticationResults }))).emailId,
      at < forged ? 'forged' : domain,
    );
  }
  const order: string[] = [];
  for (;;) {
    const work = await repositories.queue.claim(JOB_TYPES, 60);
    if (!work) return order;
    order.push(senders.get(work.subjectId) ?? '');
  }
}

describe('the share of a sender', () => {
  const flood = Array.from({ length: 50 }, () => 'flood.example');

  it('has its turn among the first pieces, however much of another one came before', async () => {
    const order = await listAnsweredInOrder([...flood, 'calm.example']);
    expect(order).toHaveLength(51);
    expect(order.indexOf('calm.example')).toBeLessThanOrEqual(1);
  });

  it('is one with that of the subdomains of a recognized domain', async () => {
    const order = await listAnsweredInOrder(['flood.example', 'flood.example', 'ventas.flood.example', 'calm.example']);
    expect(order.filter((domain) => domain !== 'calm.example')).toEqual([
      ...['flood.example', 'flood.example', 'ventas.flood.example'],
    ]);
  });

  it('is one for all domains that nobody has recognized, so that made-up ones push nobody back', async () => {
    const madeUp = flood.map((_, at) => `made-up-${at}.example`);
    const order = await listAnsweredInOrder([...madeUp, 'calm.example', 'calm.example']);
    expect(order.lastIndexOf('calm.example')).toBeLessThanOrEqual(3);
    expect(order.filter((domain) => domain !== 'calm.example')).toEqual(madeUp);
  });

  it('is not used up by mail that forges the domain', async () => {
    const order = await listAnsweredInOrder([...flood.map(() => 'calm.example'), 'calm.example'], flood.length);
    expect(order.indexOf('calm.example')).toBeLessThanOrEqual(1);
  });
});

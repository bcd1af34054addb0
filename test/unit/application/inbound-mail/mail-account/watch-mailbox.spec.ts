import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PassedOverMail } from '../../../../../application/inbound-mail/mail-account/read-mailbox.js';
import { findSilentMailboxes } from '../../../../../application/operations/find-silent-mailboxes.js';
import type { MailAccount, NewMailAccount } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { isSilent } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailboxError } from '../../../../../domain/inbound-mail/mail-account/mailbox.port.js';
import type { ContractContext } from '../../../../contracts/contract-context.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { addMailAccount, createWatch, writeRequest } from '../../../../support/dovecot/watched-mailbox.js';
import { InMemoryMailboxServer } from '../../../../support/in-memory-mailbox-server.js';

const START = new Date('2026-03-02T08:00:00Z');
const MINUTE_MS = 60_000;
const clock = { now: () => new Date() };

describe('WatchMailbox', () => {
  let stores: ContractContext;
  let server: InMemoryMailboxServer;
  let stopping: AbortController;
  let watching: Array<Promise<void>>;

  beforeEach(async () => {
    jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    stores = await openInMemoryContext();
    server = new InMemoryMailboxServer(() => Date.now());
    stopping = new AbortController();
    watching = [];
  });

  afterEach(async () => {
    stopping.abort();
    await Promise.all(watching);
    jest.useRealTimers();
  });

  function connect(account: Partial<NewMailAccount> = {}): Promise<MailAccount> {
    const imap = { host: 'imap.example', port: 993, security: 'tls' } as const;
    return addMailAccount(stores, { address: 'quotes@forwarder.example', imap, readFrom: START, ...account }, 'secret');
  }

  function watch({ id }: MailAccount, holder = 'one', signal = stopping.signal): void {
    const watcher = createWatch({ stores, connector: server, clock });
    watching.push(watcher.execute(id, holder, signal));
  }

  /** Lets simulated time pass, and everything that waits for it. */
  async function pass(milliseconds: number, stepMs = 1_000): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += stepMs) {
      await jest.advanceTimersByTimeAsync(Math.min(stepMs, milliseconds - passed));
      // What is parsed takes turns of the real event loop.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function listSubjects(): Promise<readonly string[]> {
    const { rows } = await stores.emails.findPage({ state: undefined, page: 1, pageSize: 100 });
    return rows.map(({ subject }) => subject).sort();
  }

  it('looks through everything every two minutes, whatever the server tells', async () => {
    watch(await connect());
    await pass(1_000);
    server.isForgetful = true;
    server.deliver(writeRequest(1));
    server.deliver(writeRequest(2), 'Clientes');
    server.deliver(writeRequest(3), 'Junk');
    await pass(MINUTE_MS);
    expect(await listSubjects()).toEqual([]);
    await pass(MINUTE_MS + 10_000);
    expect(await listSubjects()).toEqual(['Solicitud 1', 'Solicitud 2']);
  });

  it('stores a mail once, also where the server numbers its folders anew', async () => {
    const account = await connect({ doneFolder: 'Istmo' });
    watch(account);
    server.deliver(writeRequest(1));
    server.deliver(writeRequest(2));
    await pass(3_000);
    expect(server.folders.get('Istmo')?.mails).toHaveLength(2);
    for (const { raw } of server.folders.get('Istmo')?.mails ?? []) server.deliver(raw);
    server.deliver(writeRequest(3));
    server.renumber('INBOX');
    await pass(3 * MINUTE_MS);
    expect(await listSubjects()).toEqual(['Solicitud 1', 'Solicitud 2', 'Solicitud 3']);
    expect(server.folders.get('INBOX')?.mails).toEqual([]);
  });

  it('gives a mailbox to one process, and to another one soon after the first has died', async () => {
    const account = await connect();
    await stores.mailAccounts.acquireLease(account.id, 'dead', START, new Date(START.getTime() + 15_000));
    watch(account, 'two');
    await pass(10_000);
    expect(server.signIns).toEqual([]);
    await pass(11_000);
    expect(server.signIns).toHaveLength(1);
    watch(account, 'three');
    await pass(5 * MINUTE_MS);
    expect(server.signIns).toHaveLength(1);
  });

  it('tries a refused sign-in ever more seldom, and at once where the account is changed', async () => {
    const account = await connect();
    server.failure = new MailboxError('sign-in-refused', 'wrong password');
    watch(account);
    await pass(20 * MINUTE_MS);
    const tries = server.signIns;
    const pauses = tries.slice(1).map((at, index) => Math.floor((at - (tries[index] ?? 0)) / MINUTE_MS));
    expect(pauses).toEqual([1, 2, 4, 8]);
    const tried = server.signIns.length;
    server.failure = undefined;
    await stores.mailAccounts.updateStatus(account.id, { failure: undefined });
    await pass(10_000);
    expect(server.signIns).toHaveLength(tried + 1);
    expect(await stores.mailAccounts.findStatus(account.id)).toMatchObject({ failure: undefined });
  });

  it('comes back soon after a connection broke, and is silent meanwhile', async () => {
    const account = await connect();
    watch(account);
    await pass(5_000);
    server.breakConnections();
    await pass(6 * MINUTE_MS);
    const status = await stores.mailAccounts.findStatus(account.id);
    expect(status.failure).toMatchObject({ code: 'connection-lost' });
    expect(isSilent(account, status, new Date())).toBe(true);
    server.failure = undefined;
    server.deliver(writeRequest(1));
    await pass(2 * MINUTE_MS + 10_000);
    expect(await listSubjects()).toEqual(['Solicitud 1']);
    expect(isSilent(account, await stores.mailAccounts.findStatus(account.id), new Date())).toBe(false);
  });

  it('alarms after five minutes of a dead server, and no more once it is read', async () => {
    const account = await connect();
    const findSilent = async () =>
      (await findSilentMailboxes(stores.mailAccounts, new Date())).map(({ account: { address } }) => address);
    watch(account);
    await pass(MINUTE_MS);
    server.breakConnections();
    await pass(4 * MINUTE_MS);
    expect(await findSilent()).toEqual([]);
    await pass(2 * MINUTE_MS);
    expect(await findSilent()).toEqual([account.address]);
    await pass(60 * MINUTE_MS, MINUTE_MS);
    expect(await findSilent()).toEqual([account.address]);
    server.failure = undefined;
    server.deliver(writeRequest(1));
    await pass(3 * MINUTE_MS);
    expect(await findSilent()).toEqual([]);
    expect(await listSubjects()).toEqual(['Solicitud 1']);
  });

  it('raises no alarm in a day without mail', async () => {
    const account = await connect();
    watch(account);
    for (let hour = 0; hour < 24; hour += 1) {
      await pass(60 * MINUTE_MS, MINUTE_MS);
      expect(await findSilentMailboxes(stores.mailAccounts, new Date())).toEqual([]);
    }
    server.deliver(writeRequest(1));
    await pass(10_000);
    expect(await listSubjects()).toEqual(['Solicitud 1']);
  });

  it('counts silence from when a mailbox is connected, not from the day that it is read from', async () => {
    const account = await connect({ readFrom: new Date('2026-01-01T00:00:00Z') });
    const status = { awaitedSince: START, lastLookAt: undefined, failure: undefined, lastMailAt: undefined };
    const isSilentAfter = (minutes: number, change: object = {}) =>
      isSilent(
        account,
        { ...status, lagSeconds: undefined, ...change },
        new Date(START.getTime() + minutes * MINUTE_MS),
      );
    expect([4, 6].map((minutes) => isSilentAfter(minutes))).toEqual([false, true]);
    expect(isSilentAfter(6, { lastMailAt: new Date(START.getTime() + 2 * MINUTE_MS) })).toBe(false);
    expect(isSilentAfter(6, { lastLookAt: new Date(START.getTime() + 2 * MINUTE_MS) })).toBe(false);
  });

  it('passes over what comes from the mailbox itself, and says so', async () => {
    const passedOver: PassedOverMail[] = [];
    const account = await connect();
    const onPassedOver = (mail: PassedOverMail) => passedOver.push(mail);
    watching.push(
      createWatch({ stores, connector: server, clock, onPassedOver }).execute(account.id, 'one', stopping.signal),
    );
    server.deliver(writeRequest(1).replace(/From: .*/, `From: ${account.address}`));
    server.deliver(writeRequest(2));
    await pass(5_000);
    expect(await listSubjects()).toEqual(['Solicitud 2']);
    expect(passedOver).toEqual([
      {
        ...{ address: account.address, folder: 'INBOX', mailId: '1/1', reason: 'own-address' },
        messageId: '<request-1@customer.example>',
      },
    ]);
  });

  it('ends where the account is switched off', async () => {
    const account = await connect();
    watch(account);
    await pass(2_000);
    await stores.mailAccounts.replace(account.id, { ...account, isActive: false }, account.version);
    await pass(10_000);
    await Promise.all(watching);
    server.deliver(writeRequest(1));
    expect(await listSubjects()).toEqual([]);
  });
});

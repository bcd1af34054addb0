import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImapflowMailboxConnector } from '../../../../../adapters/mail/imap-receiver/imapflow-mailbox-connector.js';
import type { MailAccount, NewMailAccount } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { type ContractContext, eventually } from '../../../../contracts/contract-context.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { Dovecot, explainMissingDovecot, MAILBOX_PASSWORD } from '../../../../support/dovecot/dovecot.js';
import { addMailAccount, createWatch, writeRequest } from '../../../../support/dovecot/watched-mailbox.js';

const missing = explainMissingDovecot();
const GOOGLE_VERDICT =
  'Authentication-Results: mx.google.com; dmarc=pass (p=NONE) header.from=customer.example; spf=pass smtp.mailfrom=a@customer.example';
const MICROSOFT_VERDICT =
  'Authentication-Results: spf=pass smtp.mailfrom=customer.example; dmarc=pass header.from=customer.example';
const FORGED_VERDICT = 'Authentication-Results: mx.evil.example; dmarc=pass header.from=customer.example';

(missing ? describe.skip : describe)(`a watched mailbox on a real server${missing ? ` (${missing})` : ''}`, () => {
  let dovecot: Dovecot;
  let stores: ContractContext;
  const clock = { now: () => new Date() };

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    stores = await openPostgresContext();
  });
  afterAll(async () => {
    await stores?.close();
    await dovecot?.stop();
  });

  function connect(user: string, account: Partial<NewMailAccount> = {}): Promise<MailAccount> {
    const imap = { host: '127.0.0.1', port: dovecot.port, security: 'none' } as const;
    return addMailAccount(stores, { address: user, imap, readFrom: new Date(), ...account }, MAILBOX_PASSWORD);
  }

  /** Watches a mailbox while something is done. */
  async function whileWatched(account: MailAccount, work: () => Promise<unknown>): Promise<void> {
    const stopping = new AbortController();
    const watch = createWatch({ stores, connector: new ImapflowMailboxConnector(), clock });
    const done = watch.execute(account.id, `watcher of ${account.address}`, stopping.signal);
    try {
      await work();
    } finally {
      stopping.abort();
      await done;
    }
  }

  function append(user: string, number: number, headers: readonly string[] = [], folder = 'INBOX') {
    return dovecot.act(user, (client) => client.append(folder, writeRequest(number, headers)));
  }

  /** The subjects of what is stored of some numbers, once there are as many. */
  async function waitForRequests(count: number, from: number): Promise<readonly string[]> {
    const listed = async () => {
      const { rows } = await stores.emails.findPage({ state: undefined, page: 1, pageSize: 500 });
      const subjects = rows.map(({ subject }) => subject);
      return subjects.filter(
        (one) => Number(/\d+$/.exec(one)?.[0]) >= from && Number(/\d+$/.exec(one)?.[0]) < from + 100,
      );
    };
    return eventually(async () => {
      const subjects = await listed();
      return subjects.length >= count ? subjects.sort() : undefined;
    });
  }

  const waitForLook = ({ id }: MailAccount, after: Date) =>
    eventually(async () => {
      const { lastLookAt } = await stores.mailAccounts.findStatus(id);
      return lastLookAt !== undefined && lastLookAt >= after ? true : undefined;
    });

  it('stores what comes from now on, and leaves older mail alone', async () => {
    await dovecot.act('now', (client) => client.append('INBOX', writeRequest(100), [], new Date(Date.now() - 60_000)));
    const account = await connect('now');
    await whileWatched(account, async () => {
      await append('now', 101);
      expect(await waitForRequests(1, 100)).toEqual(['Solicitud 101']);
      await append('now', 102);
      expect(await waitForRequests(2, 100)).toEqual(['Solicitud 101', 'Solicitud 102']);
      await eventually(async () => ((await stores.mailAccounts.findStatus(account.id)).lastMailAt ? true : undefined));
    });
    const cursor = await stores.mailAccounts.findCursor(account.id, 'INBOX');
    expect(cursor).toMatchObject({ position: expect.stringMatching(/^\d+\/3\//), idsToMove: [] });
    expect((await stores.mailAccounts.findStatus(account.id)).lagSeconds).toBeLessThan(60);
  });

  it('reads mail that a person has read, and mail that a person has moved before it was read', async () => {
    const account = await connect('moved-by-person');
    await whileWatched(account, () => waitForLook(account, account.readFrom));
    await dovecot.act('moved-by-person', async (client) => {
      for (const number of [200, 201, 202, 203]) await client.append('INBOX', writeRequest(number));
      await client.messageFlagsAdd('1:*', ['\\Seen']);
      await client.mailboxCreate('Clientes');
      await client.messageMove('2', 'Clientes');
      await client.messageMove('2', 'Junk');
      await client.messageMove('2', 'Trash');
    });
    const begun = new Date();
    await whileWatched(account, async () => {
      expect(await waitForRequests(2, 200)).toEqual(['Solicitud 200', 'Solicitud 201']);
      await waitForLook(account, begun);
      const moved = new Date();
      await dovecot.act('moved-by-person', (client) => client.messageMove('1', 'Clientes'));
      await stores.mailAccounts.updateStatus(account.id, { lastLookAt: moved });
    });
    await whileWatched(account, () => waitForLook(account, new Date()));
    expect(await waitForRequests(2, 200)).toEqual(['Solicitud 200', 'Solicitud 201']);
  });

  it('moves stored mail to a folder, and goes on where a numbering is lost', async () => {
    const account = await connect('renumbered', { doneFolder: 'Istmo' });
    await whileWatched(account, async () => {
      for (const number of [300, 301, 302]) await append('renumbered', number);
      await waitForRequests(3, 300);
      await eventually(async () => {
        const left = await dovecot.act('renumbered', (client) => client.search({ all: true }));
        return Array.isArray(left) && left.length === 0 ? true : undefined;
      });
    });
    await dovecot.act('renumbered', async (client) => {
      await client.append('INBOX', writeRequest(303));
      await client.mailboxOpen('Istmo');
      await client.messageMove('1', 'INBOX');
    });
    dovecot.renumber('renumbered');
    const begun = new Date();
    await whileWatched(account, async () => {
      expect(await waitForRequests(4, 300)).toHaveLength(4);
      await waitForLook(account, begun);
    });
    expect(await waitForRequests(4, 300)).toEqual([300, 301, 302, 303].map((number) => `Solicitud ${number}`));
    const moved = await dovecot.act('renumbered', async (client) => (await client.mailboxOpen('Istmo')).exists);
    expect(moved).toBe(4);
  });

  it('believes the verdicts of its own border alone', async () => {
    const findVerdict = async (subject: string) => {
      const { rows } = await stores.emails.findPage({ state: undefined, page: 1, pageSize: 500 });
      return (await stores.emails.find(rows.find((row) => row.subject === subject)?.id ?? 0))?.authenticationResults;
    };
    const accounts = [
      await connect('google', { border: { kind: 'google' } }),
      await connect('microsoft', { border: { kind: 'microsoft' } }),
      await connect('named', { border: { kind: 'named', authservId: 'mx.evil.example' } }),
      await connect('nobody'),
    ];
    const verdicts = [FORGED_VERDICT, GOOGLE_VERDICT, MICROSOFT_VERDICT];
    for (const [at, account] of accounts.entries()) {
      await whileWatched(account, async () => {
        await append(account.address, 400 + at, verdicts);
        await waitForRequests(at + 1, 400);
      });
    }
    expect(await findVerdict('Solicitud 400')).toContain('mx.google.com');
    expect(await findVerdict('Solicitud 401')).toMatch(/^spf=pass/);
    expect(await findVerdict('Solicitud 402')).toContain('mx.evil.example');
    expect(await findVerdict('Solicitud 403')).toBeUndefined();
  });

  it('records a refused sign-in, and does not try again at once', async () => {
    const imap = { host: '127.0.0.1', port: dovecot.port, security: 'none' } as const;
    const account = await addMailAccount(stores, { address: 'refused', imap, readFrom: new Date() }, 'wrong');
    await whileWatched(account, async () => {
      const failure = await eventually(async () => (await stores.mailAccounts.findStatus(account.id)).failure);
      expect(failure).toMatchObject({ code: 'sign-in-refused', attempts: 1 });
      expect(failure.retryAt.getTime() - failure.at.getTime()).toBe(60_000);
    });
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphMailboxConnector } from '../../../../../adapters/mail/microsoft-graph/graph-mailbox-connector.js';
import type { UnitOfWork } from '../../../../../application/persistence/unit-of-work.port.js';
import type { MailAccount, MailServer } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailboxError, type MailboxSession } from '../../../../../domain/inbound-mail/mail-account/mailbox.port.js';
import type { ContractContext } from '../../../../contracts/contract-context.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { addMailAccount, createReading, writeRequest } from '../../../../support/dovecot/watched-mailbox.js';
import type { GraphMailbox } from '../../../../support/graph/graph-mailbox.js';
import { GraphServer } from '../../../../support/graph/graph-server.js';

const USER = 'quotes@forwarder.example';
const TOKEN = 'a token for tests only';
const MAILS = Number(process.env.GRAPH_MAILS ?? 80);
const KILLS = Number(process.env.GRAPH_KILLS ?? 30);
/** Steps of a life: calls of the mailbox and transactions. */
const MAX_STEPS = 25;
/** After these kills every delta token is good no more. */
const EXPIRED_AT = [0.3, 0.7].map((share) => Math.floor(KILLS * share));
const clock = { now: () => new Date() };
const READING = { answerMs: 60_000, pollMs: 0, pageSize: 7 };

/** The process has ended. */
class Death extends Error {}

/** A life that ends before or after one of its steps; what it has done by then stays. */
class Life {
  private steps = 0;

  constructor(private readonly lastStep: number) {}

  async step<T>(work: () => Promise<T>): Promise<T> {
    this.steps += 1;
    if (this.steps === this.lastStep) throw new Death();
    const done = await work();
    this.steps += 1;
    if (this.steps === this.lastStep) throw new Death();
    return done;
  }

  wrap<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (_target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...values: readonly unknown[]) => this.step(async () => Reflect.apply(member, target, values));
      },
    });
  }
}

/** The same numbers at every run (mulberry32). */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}

describe.each([
  ['memory', openInMemoryContext],
  ['PostgreSQL', openPostgresContext],
])('a mailbox at Microsoft Graph whose reader is killed again and again, stored in %s', (_name, openContext) => {
  let graph: GraphServer;
  let server: MailServer;
  let mailbox: GraphMailbox;
  let stores: ContractContext;
  let account: MailAccount;

  beforeEach(async () => {
    graph = new GraphServer((token) => token === TOKEN);
    server = await graph.open();
    mailbox = graph.getMailbox(USER);
    stores = await openContext();
    const credentials = { kind: 'client-credentials', user: USER, provider: 'microsoft-graph' } as const;
    const entry = { address: USER, imap: server, credentials, doneFolder: 'Istmo/Read', readFrom: new Date(0) };
    account = await addMailAccount(stores, entry, '');
  });
  afterEach(async () => {
    await stores?.close();
    await graph.close();
  });

  function connect(): Promise<MailboxSession> {
    const secret = { kind: 'access-token', provider: 'microsoft-graph', accessToken: TOKEN } as const;
    const access = { server, user: USER, secret: { ...secret, getAccessToken: async () => TOKEN } };
    return new GraphMailboxConnector(READING).connect(access);
  }

  /** Reads the whole mailbox as a process does that lives for so many steps. @returns whether it got to the end */
  async function live(lastStep: number): Promise<boolean> {
    const life = new Life(lastStep);
    const unitOfWork: UnitOfWork = { run: (work) => life.step(() => stores.unitOfWork.run(work)) };
    const reading = createReading({ stores: { ...stores, unitOfWork }, clock });
    try {
      const session = life.wrap(await connect());
      await reading.readOtherFolders(account, session, async () => true);
      await reading.readInbox(account, session, async () => true);
      return true;
    } catch (error) {
      const isExpected =
        error instanceof Death || (error instanceof MailboxError && error.code === 'service-unavailable');
      if (!isExpected) throw error;
      return false;
    }
  }

  async function listSubjects(): Promise<readonly string[]> {
    const subjects: string[] = [];
    for (let page = 1; ; page += 1) {
      const { rows } = await stores.emails.findPage({ state: undefined, page, pageSize: 100 });
      subjects.push(...rows.map(({ subject }) => subject));
      if (rows.length < 100) return subjects;
    }
  }

  it('stores every mail once', async () => {
    const roll = createDice(20_260_301);
    const clients = mailbox.makeFolder('Clientes');
    let written = 0;
    let killed = 0;
    while (killed < KILLS) {
      const until = Math.round((MAILS * (killed + 1)) / KILLS);
      for (; written < until; written += 1) mailbox.add(writeRequest(written), 'id-of-inbox');
      // Somebody works in the mailbox at the same time.
      const inInbox = mailbox.listMails('id-of-inbox');
      const touched = inInbox[roll(inInbox.length)];
      if (touched) mailbox.change(touched, roll(2) === 0 ? { isRead: true } : { folderId: clients.id });
      if (EXPIRED_AT.includes(killed)) mailbox.expireTokens();
      if (roll(10) === 0) graph.failures = [{ status: 429, headers: { 'retry-after': '1' } }];
      const wasKilled = !(await live(1 + roll(MAX_STEPS)));
      if (wasKilled) killed += 1;
      graph.failures = [];
    }
    for (let look = 0; look < 2; look += 1) expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
    const expected = Array.from({ length: MAILS }, (_, number) => `Solicitud ${number}`);
    expect([...(await listSubjects())].sort()).toEqual(expected.sort());
    expect(mailbox.listMails('id-of-inbox')).toEqual([]);
    // Nothing is fetched a second time that is known by its id, however often somebody reads or moves it.
    const fetched = graph.requests.length;
    for (const mail of mailbox.listMails(clients.id)) mailbox.change(mail, { isRead: true });
    mailbox.expireTokens();
    expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
    expect(graph.requests.slice(fetched).filter((one) => one.includes('$value'))).toEqual([]);
  });
});

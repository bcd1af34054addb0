import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../contracts/contract-context.js';
import { Dovecot, explainMissingDovecot, MAILBOX_PASSWORD } from '../support/dovecot/dovecot.js';
import { writeRequest } from '../support/dovecot/watched-mailbox.js';
import { ApiClient, findFreePort, ServerProcess } from './server-process.js';

const missing = explainMissingDovecot();
const MAILS = Number(process.env.MAILBOX_MAILS ?? 200);
const KILLS = Number(process.env.MAILBOX_KILLS ?? 10);
/** After these shares of the kills the inbox is numbered anew. */
const RENUMBERED_AT = [0.3, 0.7];
const USER = 'quotes@forwarder.example';
const SETTLE_TIMEOUT_MS = 600_000;
const PAGE_SIZE = 100;

interface EmailRow {
  readonly id: number;
  readonly subject: string;
}

(missing ? describe.skip : describe)(
  `a mailbox whose reader is killed again and again${missing ? ` (${missing})` : ''}`,
  () => {
    let dataDir: string;
    let port: number;
    let dovecot: Dovecot;
    let server: ServerProcess;

    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'istmo-mailbox-'));
      port = await findFreePort();
      dovecot = await Dovecot.start();
      server = await ServerProcess.start({ dataDir, port });
    });

    afterAll(async () => {
      await server?.stop();
      await dovecot?.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    /** Subjects of all that is stored, each as often as it is stored. */
    async function listSubjects(): Promise<readonly string[]> {
      const client = await ApiClient.signIn(server.base);
      const subjects: string[] = [];
      for (let page = 1; ; page += 1) {
        const { json } = await client.call('GET', `/api/emails?page=${page}&pageSize=${PAGE_SIZE}`);
        const { data } = json as { readonly data: readonly EmailRow[] };
        subjects.push(...data.map(({ subject }) => subject));
        if (data.length < PAGE_SIZE) return subjects;
      }
    }

    it('stores every mail once', async () => {
      const client = await ApiClient.signIn(server.base);
      const connected = await client.call('POST', '/api/mail-accounts', {
        address: USER,
        host: '127.0.0.1',
        port: dovecot.port,
        security: 'none',
        password: MAILBOX_PASSWORD,
        doneFolder: 'Istmo',
      });
      expect(connected.status).toBe(201);
      await dovecot.act(USER, (person) => person.mailboxCreate('Clientes'));

      let written = 0;
      let person: Promise<unknown> = Promise.resolve();
      for (let kill = 0; kill <= KILLS; kill += 1) {
        const until = Math.round((MAILS * (kill + 1)) / (KILLS + 1));
        const from = written;
        written = until;
        // Mail comes while the server reads, and somebody works in the mailbox at the same time.
        person = dovecot.act(USER, async (program) => {
          for (let number = from; number < until; number += 1) await program.append('INBOX', writeRequest(number));
          const unread = await program.search({ seen: false }, { uid: true });
          const uids = Array.isArray(unread) ? unread : [];
          if (uids.length === 0) return;
          await program.messageFlagsAdd(uids, ['\\Seen'], { uid: true });
          await program.messageMove(uids.slice(0, 2), 'Clientes', { uid: true });
        });
        if (kill === KILLS) break;
        // At another moment each time: before, between and after the statements that store a mail.
        await eventually(async () => ((await listSubjects()).length > from ? true : undefined), SETTLE_TIMEOUT_MS);
        await server.kill();
        await person;
        if (RENUMBERED_AT.some((share) => Math.floor(KILLS * share) === kill)) dovecot.renumber(USER);
        server = await ServerProcess.start({ dataDir, port });
      }
      await person;
      const complete = async () => (new Set(await listSubjects()).size >= MAILS ? true : undefined);
      await eventually(complete, SETTLE_TIMEOUT_MS);
      const expected = Array.from({ length: MAILS }, (_, number) => `Solicitud ${number}`);
      // A process that starts looks through everything: what is to be stored a second time would be by then.
      await server.stop();
      const now = new Date().toISOString();
      server = await ServerProcess.start({ dataDir, port });
      await eventually(async () => {
        const { json } = await (await ApiClient.signIn(server.base)).call('GET', '/api/mail-accounts');
        const [account] = json as ReadonlyArray<{ readonly lastLookAt: string | null }>;
        return (account?.lastLookAt ?? '') > now ? true : undefined;
      }, SETTLE_TIMEOUT_MS);
      expect([...(await listSubjects())].sort()).toEqual(expected.sort());
    });
  },
);

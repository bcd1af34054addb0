import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WORKERS_OF_A_PROCESS, waitUntilDrained } from '../resilience/invariants.js';
import { CallHistory } from '../support/history/call-history.js';
import { findDifferences } from '../support/history/find-differences.js';
import { readFinalState } from '../support/history/read-final-state.js';
import { readTakenMail } from '../support/history/taken-mail.js';
import { ApiClient, findFreePort, ServerProcess, WEBHOOK_SECRET } from './server-process.js';

const EMAILS = Number(process.env.KILL_STORM_EMAILS ?? 60);
const KILLS = 3;
const POSTERS = 6;
/** For how long the work may stay as much as it is: longer than any lease or pause between attempts. */
const SETTLE_IDLE_MS = 180_000;

const createMailbox = (n: number) => `clara-${n}@rutas-del-istmo.example`;

/** An email that is to be quoted; every one has a Message-ID and a weight of its own. */
function createEmail(n: number) {
  return {
    from: `Clara Montero <${createMailbox(n)}>`,
    to: 'quotes@localhost',
    subject: `Air freight quote ${n}`,
    content: `Please quote DAP Heredia: ${1 + (n % 4)} pallets 120x80x100 cm, ${200 + n} kg total gross weight, Miami to SJO.`,
    messageId: `<storm-${n}@rutas-del-istmo.example>`,
  };
}

describe('a server that is killed again and again', () => {
  let dataDir: string;
  let port: number;
  let server: ServerProcess;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'istmo-storm-'));
    port = await findFreePort();
    server = await ServerProcess.start({ dataDir, port });
  });

  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('answers every accepted email exactly once', async () => {
    const client = await ApiClient.signIn(server.base);
    await client.call('POST', '/api/recognized-domains', {
      domain: 'rutas-del-istmo.example',
      companyName: 'Rutas del Istmo',
      isApproved: true,
    });

    const history = new CallHistory();
    const accepted = new Map<number, number>();
    const waiting = Array.from({ length: EMAILS }, (_, n) => n);
    const killAt = new Set(Array.from({ length: KILLS }, (_, k) => Math.floor((EMAILS * (k + 1)) / (KILLS + 1))));
    let restarting: Promise<void> | undefined;

    const post = async (poster: number, n: number): Promise<boolean> => {
      const { messageId, subject, content } = createEmail(n);
      const end = history.begin(`poster ${poster}`, { messageId, from: createMailbox(n), subject, text: content });
      try {
        const response = await fetch(`${server.base}/api/webhook/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
          body: JSON.stringify(createEmail(n)),
        });
        const answer: unknown = await response.json();
        if (response.status !== 200 && response.status !== 202) {
          end({ kind: 'refused', status: response.status });
          return false;
        }
        const { emailId, duplicate } = answer as { emailId: number; duplicate: boolean };
        end({ kind: 'accepted', emailId, duplicate });
        accepted.set(n, emailId);
        return true;
      } catch {
        // The connection broke: the mail system would try again, and so does this poster.
        return false;
      }
    };
    const killAndRestart = async () => {
      history.crashes += 1;
      await server.kill();
      server = await ServerProcess.start({ dataDir, port });
    };
    const runPoster = async (poster: number) => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        if (killAt.delete(n)) restarting = killAndRestart();
        const isAccepted = await post(poster, n);
        if (!isAccepted) {
          waiting.push(n);
          await restarting;
        }
      }
    };
    await Promise.all(Array.from({ length: POSTERS }, (_, poster) => runPoster(poster)));
    await restarting;
    expect(accepted.size).toBe(EMAILS);

    const again = await ApiClient.signIn(server.base);
    await waitUntilDrained(server.base, SETTLE_IDLE_MS);
    const { json } = await again.call('GET', '/api/quotations?pageSize=500');
    const rows = (json as { data: readonly { emailId: number; status: string; id: number }[] }).data;
    const quotedEmails = rows.map((row) => row.emailId).sort((a, b) => a - b);
    expect(quotedEmails).toEqual([...accepted.values()].sort((a, b) => a - b));
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['sent']));
    const replies = (await readdir(join(dataDir, 'outbox'))).filter(
      (name) => name.endsWith('.eml') && !name.startsWith('staff.'),
    );
    expect(replies).toHaveLength(EMAILS);
    const bytes = await Promise.all(replies.map((name) => readFile(join(dataDir, 'outbox', name))));
    const taken = bytes.map((raw) => readTakenMail(raw));
    const allowance = { repeats: history.crashes * WORKERS_OF_A_PROCESS };
    expect(findDifferences(history, await readFinalState(again, taken), allowance)).toEqual([]);
  });
});

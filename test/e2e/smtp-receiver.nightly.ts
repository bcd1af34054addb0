import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import { ApiClient, findFreePort, ServerProcess } from './server-process.js';

const EMAILS = 24;
const SENDERS = 4;
const KILL_AT = [8, 16];

describe('the SMTP receiver of a server that is killed while mail comes in', () => {
  let dataDir: string;
  let server: ServerProcess;
  let options: Parameters<typeof ServerProcess.start>[0];
  let smtpPort: number;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'istmo-smtp-'));
    smtpPort = await findFreePort();
    options = { dataDir, port: await findFreePort(), environment: { SMTP_LISTEN: `127.0.0.1:${smtpPort}` } };
    server = await ServerProcess.start(options);
  });

  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Sends one mail as a mail server does. @returns whether the door has taken it */
  async function send(n: number): Promise<boolean> {
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
    try {
      const { response } = await transport.sendMail({
        from: 'clara@rutas-del-istmo.example',
        to: 'quotes@localhost',
        subject: `Air freight quote ${n}`,
        messageId: `<smtp-storm-${n}@rutas-del-istmo.example>`,
        text: `Please quote DAP Heredia: 2 pallets 120x80x100 cm, ${200 + n} kg total gross weight, Miami to SJO.`,
      });
      return response.startsWith('250 Kept as email');
    } catch {
      // The connection broke or was refused: a mail server tries again.
      return false;
    } finally {
      transport.close();
    }
  }

  it('keeps every mail that it said 250 to, once, and answers none that nobody has proven', async () => {
    const waiting = Array.from({ length: EMAILS }, (_, n) => n);
    const killAt = new Set(KILL_AT);
    let restarting: Promise<void> | undefined;
    const sender = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        if (killAt.delete(n)) {
          restarting = server.kill().then(async () => {
            server = await ServerProcess.start(options);
          });
        }
        if (await send(n)) continue;
        waiting.push(n);
        await restarting;
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, sender));
    await restarting;

    const client = await ApiClient.signIn(server.base);
    const { json } = await client.call('GET', '/api/emails?pageSize=500');
    const { data, total } = json as { data: readonly { subject: string; state: string }[]; total: number };
    expect(total).toBe(EMAILS);
    expect(new Set(data.map((row) => row.subject)).size).toBe(EMAILS);
    expect(data.filter((row) => !['received', 'held'].includes(row.state))).toEqual([]);
    // What the server tells its staff lies there too.
    const left = await readdir(join(dataDir, 'outbox')).catch((): string[] => []);
    expect(left.filter((name) => !name.startsWith('staff.'))).toEqual([]);
  });
});

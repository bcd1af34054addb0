import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, findFreePort, ServerProcess, WEBHOOK_SECRET } from '../e2e/server-process.js';

const SMALL = '140m';
const ROOMY = '600m';
const MAX_EMAILS = 200;
const REFUSALS = 5;
const TIMEOUT_MS = 30_000;

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
if (!mayMount) console.log('The full disk is left out: only root on Linux can mount a small one.');
const describeOnSmallDisk = mayMount ? describe : describe.skip;

describeOnSmallDisk('a server whose disk is full', () => {
  let disk: string;
  let server: ServerProcess;
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'istmo-small-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL}`, 'tmpfs', disk]);
    server = await ServerProcess.start({ dataDir: join(disk, 'data'), port: await findFreePort() });
  }, 90_000);
  afterAll(async () => {
    await server?.stop();
    execFileSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  });

  /** @param ballast letters that fill the disk */
  const postEmail = async (n: string, ballast: string) => {
    const response = await fetch(`${server.base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify({
        from: 'Clara <clara@rutas-del-istmo.example>',
        to: 'quotes@localhost',
        subject: `Quote ${n}`,
        content: `Please quote 2 pallets 120x80x100 cm, 350 kg total, Miami to SJO.\n${ballast}`,
        messageId: `<full-${n}@rutas-del-istmo.example>`,
      }),
    });
    await response.arrayBuffer();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };

  it('refuses with "try later", keeps nothing by halves, and goes on when there is room', async () => {
    let accepted = 0;
    let refused = 0;
    for (let n = 0; n < MAX_EMAILS && refused < REFUSALS; n += 1) {
      const { status, retryAfter } = await postEmail(String(n), randomBytes(400_000).toString('base64'));
      if (status === 200 || status === 202) accepted += 1;
      else {
        refused += 1;
        expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: expect.any(String) });
      }
    }
    expect(refused).toBe(REFUSALS);
    expect((await fetch(`${server.base}/api/health/live`)).status).toBe(200);

    execFileSync('mount', ['-o', `remount,size=${ROOMY}`, disk]);
    const deadline = Date.now() + TIMEOUT_MS;
    let after = 0;
    while (after !== 200 && Date.now() < deadline) after = (await postEmail('after', '')).status;
    expect(after).toBe(200);

    const client = await ApiClient.signIn(server.base);
    let total = 0;
    while (total !== accepted + 1 && Date.now() < deadline) {
      total = ((await client.call('GET', '/api/quotations?pageSize=1')).json as { total: number }).total;
    }
    expect(total).toBe(accepted + 1);
  }, 240_000);
});

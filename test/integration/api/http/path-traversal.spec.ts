import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, type Method, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const SECRET = 'what nobody may read';
const PAGE = '<!doctype html><title>The console</title>';
/** Ways up in a tree of files, as browsers never send them. */
const WAYS_UP = [
  ...[
    '..',
    '%2e%2e',
    '%2E%2E',
    '.%2e',
    '%2e.',
    '..%00',
    '%252e%252e',
    '..;',
    '....',
    '%c0%ae%c0%ae',
    '%uff0e%uff0e',
    '．．',
  ],
];
const SEPARATORS = ['/', '//', '%2f', '%5c', '\\', '%252f', '%c0%af', '/./'];
const TARGETS = ['secret.txt', 'console/secret.json', 'etc/passwd', 'index.html'];
/** File names as mail and forms may bring them. */
const NAMES = [
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'C:\\boot.ini',
  '\\\\host\\share\\x.csv',
  'file:///etc/passwd',
  'list.csv\0.pdf',
  '....//....//x.csv',
  'x'.repeat(255),
  '\r\nX-Evil: 1',
  '.',
];

/** Calls with an address as it stands: other clients take the ways up out of it. */
async function callRaw(base: string, path: string): Promise<{ readonly status: number; readonly text: string }> {
  const { port } = new URL(base);
  const sent = request({ host: '127.0.0.1', port, path: encodeSigns(path), method: 'GET' });
  const answer = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  sent.end();
  const response = await answer;
  return { status: response.statusCode ?? 0, text: (await buffer(response)).toString('utf8') };
}

/** Letters beyond ASCII have no form of their own in an address. */
function encodeSigns(path: string): string {
  return path.replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign));
}

describe('ways out of the folders of the server', () => {
  let folder: string;
  let app: InMemoryApp;
  let base: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-traversal-'));
    const consoleFolder = join(folder, 'console');
    await mkdir(join(consoleFolder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), SECRET);
    await writeFile(join(consoleFolder, 'secret.json'), SECRET);
    await writeFile(join(consoleFolder, 'index.html'), PAGE);
    await writeFile(join(consoleFolder, 'assets', 'app.js'), 'console;');
    await writeFile(join(consoleFolder, 'assets', '.env'), SECRET);
    await symlink(join(folder, 'secret.txt'), join(consoleFolder, 'linked.txt'));
    app = await InMemoryApp.open('quotes@desk.example', () => ({ consoleFolder }));
    base = await app.listen();
    await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('are there for nobody who asks for a file of the console', async () => {
    expect(await callRaw(base, '/assets/app.js')).toEqual({ status: 200, text: 'console;' });
    const found: string[] = [];
    for (const up of WAYS_UP)
      for (const separator of SEPARATORS)
        for (const target of TARGETS) {
          const climb = Array.from({ length: 9 }, () => up).join(separator) + separator + target;
          for (const path of [`/assets/${climb}`, `/assets${separator}${up}${separator}${target}`, `/${climb}`]) {
            const { status, text } = await callRaw(base, path);
            const isPage = status === 200 && text === PAGE;
            if (!isPage && ![400, 403, 404].includes(status)) found.push(`${status} ${path}`);
            if (text.includes(SECRET) || text.includes('root:')) found.push(`SECRET ${path}`);
          }
        }
    expect(found).toEqual([]);
  });

  it.each([
    '/assets/.env',
    '/assets/',
    '/assets',
    '/assets/%00',
    '/secret.json',
    '/linked.txt',
    '/assets/app.js/../../secret.txt',
  ])('hide %s', async (path) => {
    const { text } = await callRaw(base, path);
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(/app\.js|Index of/);
  });

  it('are no ids and no other part of an address of the API', async () => {
    const routes = app.listRoutes().filter(({ method, path }) => method === 'GET' && /^\/api\/.*:/.test(path));
    expect(routes.length).toBeGreaterThan(8);
    for (const route of routes)
      for (const odd of [
        '..%2f..%2fsecret.txt',
        '%2e%2e',
        '..%5csecret.txt',
        '1%2f..%2f2',
        '1%00.pdf',
        '%2fetc%2fpasswd',
      ]) {
        const path = route.path.replace(/:\w+(?:\|:\w+)*/g, odd);
        const { status, text } = await app.call(route.method as Method, path);
        expect([path, [400, 404].includes(status)]).toEqual([path, true]);
        expect(text).not.toContain(SECRET);
      }
  });

  it.each(NAMES)('are words where a file of an email is called %j', async (filename) => {
    const email = {
      from: 'Eva <eva@montes.example>',
      to: 'quotes@desk.example',
      subject: `Rates ${NAMES.indexOf(filename)}`,
      content: 'Please quote 3 cartons, 40 kg in total, MIA to PTY. See the list.',
      messageId: `<name-${NAMES.indexOf(filename)}@montes.example>`,
      attachments: [
        { filename, contentType: 'text/csv', content: Buffer.from('pieces;weight\n3;40\n').toString('base64') },
      ],
    };
    const received = await app.callUnauthenticated('POST', '/api/webhook/email', email, {
      authorization: `Bearer ${WEBHOOK_SECRET}`,
    });
    expect(received.status).toBe(200);
    const { quotationId, emailId } = received.json as { readonly quotationId: number; readonly emailId: number };
    for (const url of [
      `/api/emails/${emailId}`,
      `/api/quotations/${quotationId}/details`,
      `/api/quotations/${quotationId}/pdf`,
    ]) {
      const { status, headers, text } = await app.call('GET', url);
      expect([url, status]).toEqual([url, 200]);
      expect(headers).not.toHaveProperty('x-evil');
      expect(text).not.toContain(SECRET);
    }
  });

  it.each(NAMES)('are words where a tariff is called %j', async (filename) => {
    const disposition = `form-data; name="file"; filename="${filename.replace(/[\r\n"\0]/g, '')}"`;
    const body = `--b\r\nContent-Disposition: ${disposition}\r\nContent-Type: text/csv\r\n\r\nCode;Rate\r\n--b--\r\n`;
    const answer = await app.call('POST', '/api/rates/import?dryRun=true', body, {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect([200, 400]).toContain(answer.status);
    expect(answer.text).not.toContain(SECRET);
  });

  it.each([
    'form-data; name="file"',
    'form-data; name="file"; filename=""',
    'form-data; name="file"; filename*=utf-8\'\'..%2f..%2fsecret.txt',
    'form-data; filename="x.csv"',
    'form-data',
    'attachment',
  ])('are no fault of the server where a part says of itself %j', async (disposition) => {
    for (const [path, type] of [
      ['/api/rates/import?dryRun=true', 'application/octet-stream'],
      ['/api/rates/import/backtest?size=abc&day=..', 'text/csv'],
      ['/api/settings/avatar', 'application/octet-stream'],
    ] as const) {
      const body = `--b\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\nCode;Rate\r\n--b--\r\n`;
      const { status, json } = await app.call('POST', path, body, {
        'content-type': 'multipart/form-data; boundary=b',
      });
      expect([path, status, json]).toEqual([path, 400, expect.objectContaining({ error: expect.any(String) })]);
    }
  });
});

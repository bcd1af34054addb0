import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ENGLISH = [
  'From: Pat Doyle <pat@doyle-tools.example>',
  'To: quotes@localhost',
  'Subject: Rate request ORD to GUA',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Need a rate please: 3 crates 48x40x36 in, 300 lb each, ORD to Guatemala City, DAP Mixco. Machine parts.',
  '',
  'Pat Doyle',
].join('\r\n');

const SPANISH = [
  'From: =?UTF-8?Q?Ra=C3=BAl_Lacayo?= <raul@imprenta-lacayo.example>',
  'To: quotes@localhost',
  'Subject: =?UTF-8?Q?Cotizaci=C3=B3n_Madrid_-_Managua?=',
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Favor cotizar CPT de Madrid a Managua</p><table><tr><td>Bultos</td><td>4 cajas</td></tr>',
  '<tr><td>Medidas</td><td>60 x 40 x 40 cm c/u</td></tr><tr><td>Peso</td><td>22,5 kg c/u</td></tr></table>',
].join('\r\n');

const THANKS = [
  'From: Eva <eva@norte.example>',
  'To: quotes@localhost',
  'Subject: Gracias por todo',
  'MIME-Version: 1.0',
  '',
  'Recibimos la carga en perfectas condiciones. Muchas gracias.',
].join('\r\n');

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function quote(parameters: readonly string[], input = ''): Promise<Run> {
  const child = spawn(process.execPath, [join('dist', 'server', 'apps', 'cli', 'quote.js'), ...parameters]);
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

describe('the command line', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-quote-'));
    await writeFile(file('english.eml'), ENGLISH);
    await writeFile(file('spanish.eml'), SPANISH);
    await writeFile(file('thanks.eml'), THANKS);
    await writeFile(file('empty.eml'), '');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('quotes an English email, and prints shipment, charges and reply', async () => {
    const { code, out } = await quote([file('english.eml')]);
    expect(code).toBe(0);
    expect(out).toMatch(/Gross weight, kg +408\.2328/);
    expect(out).toMatch(/Delivery +Mixco/);
    expect(out).toMatch(/HNDL +[\d.,]+ +.*kg/);
    expect(out).toContain('AIR FREIGHT QUOTATION');
  });

  it('quotes a Spanish email that is a table in HTML, in Spanish', async () => {
    const { code, out } = await quote([file('spanish.eml')]);
    expect(code).toBe(0);
    expect(out).toMatch(/Gross weight, kg +90\n/);
    expect(out).toMatch(/COTIZACIÓN/);
  });

  it('says by its exit that an email asks for no quotation', async () => {
    expect(await quote([file('thanks.eml')])).toMatchObject({ code: 2 });
  });

  it('takes a text on standard input, and prints JSON for programs', async () => {
    const { code, out } = await quote(
      ['--json'],
      'Please quote 2 cartons, 30 kg in total, Miami to Panama City airport',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      request: { isQuotationRequest: true, goods: { grossWeightKg: 30, pieces: 2 }, airportDestination: 'PTY' },
      gate: { decision: 'hold' },
    });
  });

  it.each([
    ['a file that is not there', () => [file('nowhere.eml')], /cannot be read/],
    ['an empty file', () => [file('empty.eml')], /empty/],
    ['an unknown option', () => ['--fast'], /Usage/],
  ])('ends with one sentence for %s', async (_name, parameters, message) => {
    const { code, err } = await quote(parameters());
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it.each(['restore.js', 'demo-data.js'])('says in one sentence that %s needs a database', async (program) => {
    const child = spawn(
      process.execPath,
      [join('dist', 'server', 'apps', 'cli', program), program === 'restore.js' ? file('english.eml') : '3'],
      {
        env: { PATH: process.env.PATH, STORE: 'memory' },
      },
    );
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect(child.exitCode).toBe(1);
    expect(out).toBe('');
    expect(err).toBe(
      'STORE is "memory": what is kept in memory is out of reach of other processes, and ends with its own.\n',
    );
  });
});

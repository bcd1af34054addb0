import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { HtmlToTextConverter } from '../../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { WorkerHtmlToText } from '../../../../../adapters/mail/html-to-text/worker-html-to-text.js';
import { WorkerThreadPoolFactory } from '../../../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { MimeParseTimeoutError } from '../../../../../domain/inbound-mail/mime-parser.port.js';
import { measureStall } from '../../../../support/main-thread-cpu.js';

const MAX_STALL_MS = 200;
/** What one email may add to the memory of the process, other specs' of this process apart. */
const MAX_GROWTH_BYTES = 400 * 1024 * 1024;

const resolveBuilt = (path: string) => pathToFileURL(join('dist', 'server', 'adapters', path));
const pools = new WorkerThreadPoolFactory(resolveBuilt('runtime/worker-pool/worker-entry.js'));
const program = resolveBuilt('mail/html-to-text/html-to-text.worker.js');
const reader = new WorkerHtmlToText(pools, { program });
afterAll(() => reader.close());

const HONEST = `<p>Favor cotizar 120 kg de SAL a MIA.</p>${'<p>Saludos</p>'.repeat(200)}`;
/** Cells that are padded to the widest, in as many rows as fit. */
const PADDED = `<table><tr><td>${'a'.repeat(74_000)}${'<tr><td>a<td>b'.repeat(5_060)}`;
/** Two seconds of processor time: every element is asked for what the sheet says of it. */
const LABORIOUS = `<style>p{a:${' '.repeat(1_900)}b}</style>${'<p>x'.repeat(60_000)}`;
const BOMBS: ReadonlyArray<readonly [name: string, html: string]> = [
  ['wide cells', `<table><tr>${'\n<td colspan=30 rowspan=30>x'.repeat(5_000)}`],
  ['padded cells', PADDED],
  ['levels', '<div>'.repeat(28_000)],
  ['levels of tables', '<table><tr><td>'.repeat(9_000)],
  ['attributes', `<a ${'b=c '.repeat(400_000)}>x`],
  ['open brackets', '<'.repeat(2_000_000)],
  ['comments that never end', '<!--'.repeat(500_000)],
  ['hidden elements', '<p style="display:none">'.repeat(80_000)],
  ['rules of style', `<style>${'.a{display:none}'.repeat(100_000)}</style>${'<p class=a>x'.repeat(30_000)}`],
  ['entities', '&amp;'.repeat(30_000)],
  ['short cells', '<td>'.repeat(500)],
];

describe('HTML that a thread reads', () => {
  it('says the same as where it is called', async () => {
    expect(await reader.convert('', HONEST)).toBe(new HtmlToTextConverter().convert('', HONEST));
  });

  it.each(BOMBS)('stalls nobody and keeps its memory with %s', async (_, html) => {
    const residentBefore = process.memoryUsage.rss();
    const { result: outcome, stallMs } = await measureStall(async () => {
      const bomb = Promise.resolve(reader.convert('', html)).catch((error: unknown) => error);
      expect(await reader.convert('', HONEST)).toContain('120 kg');
      return bomb;
    });
    expect(typeof outcome === 'string' || outcome instanceof MimeParseTimeoutError).toBe(true);
    expect(stallMs).toBeLessThan(MAX_STALL_MS);
    expect(process.memoryUsage.rss() - residentBefore).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it('is given up with a reason where it takes too long, and the next is read', async () => {
    const hurried = new WorkerHtmlToText(pools, { program, maxThreads: 1, jobMs: 1_000, processorMs: 300 });
    const aborted = Promise.resolve(hurried.convert('', LABORIOUS));
    await expect(aborted).rejects.toBeInstanceOf(MimeParseTimeoutError);
    expect(await hurried.convert('', HONEST)).toContain('120 kg');
    await hurried.close();
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  JobAbortedError,
  PoolClosedError,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../../../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { WorkerThreadPoolFactory } from '../../../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { type CompiledWorker, compileWorker } from '../../../../support/compiled-worker.js';
import { waitToPass } from '../../../../support/wait-to-pass.js';

/** Does with a word what it says. */
const PROGRAM = `
import { getHeapStatistics } from 'node:v8';
import { resourceLimits } from 'node:worker_threads';
let seen = 0;
let litter = [];
export const prepare = (briefing) => ({ briefing });
export async function work(word, knowledge) {
  seen += 1;
  if (word === 'recall') return knowledge;
  if (word === 'spin') for (;;);
  if (word === 'wait') await new Promise(() => setInterval(() => undefined, 1000));
  if (word === 'litter') { for (let n = 0; n < 600; n += 1) litter.push(new Array(10_000).fill(n)); litter = []; return getHeapStatistics().total_heap_size; }
  if (word === 'scatter') { for (let n = 0; n < 160; n += 1) litter.push(new Array(10_000).fill(n)); litter = []; return getHeapStatistics().total_heap_size; }
  if (word === 'expose') { const look = () => Atomics.store(knowledge.briefing, 0, getHeapStatistics().total_heap_size); look(); setInterval(look, 20); }
  if (word === 'weigh') return getHeapStatistics().total_heap_size;
  if (word === 'room') return resourceLimits.maxYoungGenerationSizeMb;
  if (word === 'choke') throw new Error('It choked.');
  if (word === 'leave') process.exit(0);
  if (word === 'eat') { const eaten = []; for (;;) eaten.push(new Array(100_000).fill(seen)); }
  if (word === 'collect') { const table = new Map(); for (let n = 0; ; n += 1) table.set(n, n); }
  if (word === 'hoard') { const kept = []; for (;;) { kept.push(Buffer.alloc(16 * 1024 * 1024, 1)); await new Promise((r) => setTimeout(r, 5)); } }
  if (word instanceof Uint8Array) return word.byteLength;
  return word + ' ' + seen;
}`;
const GENEROUS_MS = 60_000;
const SHORT_MS = 300;

describe('a team of threads', () => {
  let built: CompiledWorker;
  let folder: string;
  const pools: WorkerPool<unknown, unknown>[] = [];
  beforeAll(async () => {
    built = await compileWorker('runtime/worker-pool', 'worker-entry');
    folder = await mkdtemp(join(tmpdir(), 'istmo-team-'));
    await writeFile(join(folder, 'program.mjs'), PROGRAM);
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await built.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const pool = (plan: Partial<WorkerPoolOptions> = {}) => {
    const program = pathToFileURL(join(folder, 'program.mjs'));
    const one = built.workerPools.createPool<unknown, unknown>({
      program,
      maxThreads: 1,
      jobMs: GENEROUS_MS,
      growthMb: 512,
      ...plan,
    });
    pools.push(one);
    return one;
  };

  it('works jobs off in their order, in a thread that it keeps', async () => {
    const one = pool();
    expect(await Promise.all(['a', 'b', 'c'].map((input) => one.run(input)))).toEqual(['a 1', 'b 2', 'c 3']);
  });

  it('cleans the heap of a thread that a job has made grow, as a server is told to', async () => {
    setFlagsFromString('--expose-gc');
    const one = pool();
    const before = Number(await one.run('weigh'));
    expect(Number(await one.run('litter')) - before).toBeGreaterThan(24 * 1024 * 1024);
    expect(Number(await one.run('weigh')) - before).toBeLessThan(8 * 1024 * 1024);
  });

  it('cleans the heap of a thread that is idle', async () => {
    setFlagsFromString('--expose-gc');
    const heap = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const one = pool({ briefing: heap });
    await one.run('expose');
    const before = Atomics.load(heap, 0);
    expect(Number(await one.run('scatter')) - before).toBeGreaterThan(8 * 1024 * 1024);
    await waitToPass(() => expect(Atomics.load(heap, 0) - before).toBeLessThan(4 * 1024 * 1024));
  });

  it('gives what is young as much room as it is told to', async () => {
    expect(await Promise.all([pool().run('room'), pool({ youngHeapMb: 16 }).run('room')])).toEqual([4, 16]);
  });

  it('gives each job a thread that has seen no other where it is asked to', async () => {
    const one = pool({ isFreshForEach: true });
    expect(await Promise.all(['a', 'b'].map((input) => one.run(input)))).toEqual(['a 1', 'b 1']);
  });

  it.each([
    ['spins', 'spin', { jobMs: SHORT_MS }, {}, 'It took too long.'],
    ['has a processor for too long', 'spin', { jobMs: SHORT_MS * 20 }, { processorMs: SHORT_MS }, 'It took too long.'],
    ['waits for ever', 'wait', { jobMs: SHORT_MS }, {}, 'It took too long.'],
    ['ends its thread', 'leave', {}, {}, 'Its thread has ended.'],
    ['eats the heap', 'eat', {}, { growthMb: 64 }, 'It took too much memory.'],
    ['fills a table that doubles', 'collect', {}, { growthMb: 64 }, 'It took too much memory.'],
    ['hoards outside the heap', 'hoard', {}, { growthMb: 64 }, 'It took too much memory.'],
  ])('cuts off a job that %s, and goes on with the next', async (_, input, message, plan, reason) => {
    const one = pool(plan);
    const aborted = expect(one.run(input, message)).rejects.toEqual(new JobAbortedError(reason));
    expect(await one.run('next')).toBe('next 1');
    await aborted;
  });

  it('cuts off who makes a large process grow, and not who takes little in one', async () => {
    const program = pathToFileURL(join(folder, 'program.mjs'));
    const small = new WorkerThreadPoolFactory(built.url, 1);
    const one = small.createPool({ program, maxThreads: 1, jobMs: GENEROUS_MS, growthMb: 1_024, blamedMb: 128 });
    pools.push(one);
    expect(await one.run('a')).toBe('a 1');
    await expect(one.run('hoard')).rejects.toEqual(new JobAbortedError('It took too much memory.'));
  });

  it('runs jobs that may hold much one at a time, whatever their team', async () => {
    const [first, second] = [pool({ takesTurns: true, maxThreads: 2 }), pool({ takesTurns: true })];
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    const hanging = first.run('wait', { jobMs: SHORT_MS }).catch(note('hanging'));
    await Promise.all([hanging, second.run('b').then(note('b')), first.run('a').then(note('a'))]);
    expect(ended).toEqual(['hanging', 'b', 'a']);
  });

  it('rejects a job that waits for its turn where it is closed, and takes one later', async () => {
    const one = pool({ takesTurns: true });
    const both = ['wait', 'b'].map((input) => expect(one.run(input)).rejects.toBeInstanceOf(PoolClosedError));
    await one.close();
    await Promise.all(both);
    expect(await one.run('c')).toBe('c 1');
  });

  it('lets others by while one hangs', async () => {
    const one = pool({ maxThreads: 2 });
    const hanging = one.run('spin', { jobMs: SHORT_MS * 10 });
    const aborted = expect(hanging).rejects.toBeInstanceOf(JobAbortedError);
    expect(await Promise.all(['a', 'b'].map((input) => one.run(input)))).toEqual(['a 1', 'b 2']);
    await aborted;
  });

  it('hires a spare thread where a job has waited long for its turn, and no sooner', async () => {
    const one = pool({ spares: { most: 1, afterMs: SHORT_MS, idleMs: GENEROUS_MS } });
    expect(await Promise.all(['a', 'b'].map((input) => one.run(input)))).toEqual(['a 1', 'b 2']);
    const aborted = expect(one.run('spin', { jobMs: SHORT_MS * 20 })).rejects.toBeInstanceOf(JobAbortedError);
    expect(await one.run('c')).toBe('c 1');
    await aborted;
  });

  it('ends a spare thread that is idle', async () => {
    const one = pool({ spares: { most: 1, afterMs: SHORT_MS, idleMs: SHORT_MS } });
    const aborted = expect(one.run('spin', { jobMs: SHORT_MS * 20 })).rejects.toBeInstanceOf(JobAbortedError);
    expect(await one.run('b')).toBe('b 1');
    await aborted;
    // The thread of b is no more, else it would be the one that is left.
    expect(await one.run('c')).toBe('c 1');
  });

  it('says so where no thread can be begun, of which the job is not guilty', async () => {
    const one = pool({ program: pathToFileURL(join(folder, 'nowhere.mjs')) });
    const errors = await Promise.all(['a', 'b'].map((input) => one.run(input).catch((error: unknown) => error)));
    for (const error of errors) {
      expect(error).toMatchObject({ message: expect.stringContaining('No thread could be begun: ') });
      expect(error).not.toBeInstanceOf(JobAbortedError);
    }
  });

  it('gives each thread a briefing, of which the program makes what it knows', async () => {
    expect(await pool({ briefing: new Map([['SJO', 'CR']]) }).run('recall')).toEqual({
      briefing: new Map([['SJO', 'CR']]),
    });
  });

  it('hands on what the program throws, and keeps the thread', async () => {
    const one = pool();
    await expect(one.run('choke')).rejects.toEqual(new Error('It choked.'));
    expect(await one.run('a')).toBe('a 2');
  });

  it('takes bytes that are handed over', async () => {
    const bytes = new Uint8Array(1_000);
    expect(await pool().run(bytes, { transferList: [bytes.buffer] })).toBe(1_000);
    expect(bytes.byteLength).toBe(0);
  });

  it('tells who waits that it was closed, and begins anew when it is asked again', async () => {
    const one = pool();
    const waiting = ['wait', 'a'].map((input) => expect(one.run(input)).rejects.toBeInstanceOf(PoolClosedError));
    await one.close();
    await Promise.all(waiting);
    expect(await one.run('a')).toBe('a 1');
  });
});

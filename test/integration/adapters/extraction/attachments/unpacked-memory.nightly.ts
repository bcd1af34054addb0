import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HEAP_ENVIRONMENT, NODE_HEAP_FLAGS } from '../../../../../apps/supervisor/heap-flags.js';
import { type CompiledWorker, compileWorker } from '../../../../support/compiled-worker.js';
import { aPdfBomb } from '../../../../support/fixtures/attachments.js';

const JOB_MS = 120_000;
const MAX_KEPT_MB = 40;
const isLinux = process.platform === 'linux';

/** Runs the compiled worker as a server does, and prints the megabytes that one document left in the heap of the C library. */
const PROGRAM = `
  import { once } from 'node:events';
  import { readFileSync } from 'node:fs';
  import { Worker } from 'node:worker_threads';
  const [entry, program, file] = process.argv.slice(2);
  const readHeapMb = () => {
    const areas = readFileSync('/proc/self/smaps', 'utf8').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m);
    const rows = areas.filter((one) => one.split('\\n')[0].endsWith('[heap]'));
    return rows.reduce((sum, one) => sum + Number(/^Rss: +(\\d+)/m.exec(one)[1]), 0) / 1024;
  };
  const worker = new Worker(new URL(entry), { workerData: { program, initialData: undefined, isLowPriority: false } });
  await once(worker, 'message');
  const before = readHeapMb();
  worker.postMessage({ kind: 'pdf', bytes: new Uint8Array(readFileSync(file)) });
  const [answer] = await once(worker, 'message');
  console.log(JSON.stringify({ answer: Object.keys(answer), keptMb: readHeapMb() - before }));
  process.exit();
`;

describe('the memory of a document that unpacks to much', () => {
  let worker: CompiledWorker;
  beforeAll(async () => {
    worker = await compileWorker('extraction/attachments', 'document.worker');
  });
  afterAll(() => worker.remove());

  (isLinux ? it : it.skip)(
    'goes back to the system',
    async () => {
      const adapter = new URL('.', worker.url);
      const entry = new URL('../../runtime/worker-pool/worker-entry.js', worker.url).href;
      const [program, file] = ['memory.mjs', 'bomb.pdf'].map((name) => join(fileURLToPath(adapter), name));
      if (!program || !file) throw new Error('There is no place for the files.');
      await Promise.all([writeFile(program, PROGRAM), writeFile(file, aPdfBomb())]);
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [...NODE_HEAP_FLAGS, program, entry, worker.url.href, file],
        { env: { ...process.env, ...HEAP_ENVIRONMENT, NODE_OPTIONS: '' }, timeout: JOB_MS },
      );
      const { answer, keptMb } = JSON.parse(stdout);
      expect(answer).toEqual(['result']);
      expect(keptMb).toBeLessThan(MAX_KEPT_MB);
    },
    JOB_MS,
  );
});

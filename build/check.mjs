import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Scripts of package.json that need nothing of each other; what takes longest begins first. */
const STEPS = ['check:types', 'check:imports', 'check:layout', 'check:style'];
/** One a core; with more of them memory runs short before they are any faster. */
const MAX_AT_ONCE = Math.max(1, Math.min(availableParallelism(), 2));

/** Runs a script, and prints what it says in one piece once it has ended. @returns whether all is well */
async function runStep(name) {
  const startedAt = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `${said.trimEnd()}\n${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n\n`.trimStart(),
  );
  return code === 0;
}

const waiting = [...STEPS];
const failed = [];
await Promise.all(
  Array.from({ length: MAX_AT_ONCE }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await runStep(step))) failed.push(step);
  }),
);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

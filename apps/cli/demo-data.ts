import { setImmediate as immediate } from 'node:timers/promises';
import type { DemoQuotation } from '../../application/operations/demo-data.repository.js';
import { CLI_MESSAGES } from './cli.messages.js';
import { type DemoContext, withDemoContext } from './infrastructure/database.js';

const MAX_QUOTATIONS = 2_000_000;
/** Quotations of one transaction. */
const BATCH_SIZE = 400;
/** After so many made-up quotations the connection to the database may say what it has to say. */
const YIELD_EVERY = 100;
const DEFAULT_SEED = 7;

/** Fills the server with made-up quotations of the last two years, or takes them away again. */
async function runDemoData(parameters: readonly string[]): Promise<void> {
  if (parameters.length === 1 && parameters[0] === '--remove') {
    const removed = await withDemoContext(process.env, ({ demoRepository }) => removeQuotations(demoRepository));
    console.log(removed === 0 ? 'There was no demo data.' : `${removed} demo quotations were taken away.`);
    return;
  }
  const [count, seed] = parseNumbers(parameters);
  const startedAt = performance.now();
  await withDemoContext(process.env, (context) => addQuotations(context, count, seed));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${count} demo quotations were added in ${seconds} s. npm run demo:data -- --remove takes them away.`);
}

async function addQuotations(
  { demoRepository, generateQuotations, rates, reference, clock }: DemoContext,
  count: number,
  seed: number,
): Promise<void> {
  const options = {
    count,
    seed,
    until: clock.now(),
    rates: await rates.all(),
    airports: await reference.airports(),
  };
  // The next portion is made up while the one before it is being kept.
  let storing: Promise<unknown> = Promise.resolve();
  let batch: DemoQuotation[] = [];
  for (const quotation of generateQuotations(options)) {
    batch.push(quotation);
    if (batch.length % YIELD_EVERY === 0) await immediate();
    if (batch.length < BATCH_SIZE) continue;
    await storing;
    storing = demoRepository.add(batch);
    storing.catch(() => undefined);
    batch = [];
  }
  await storing;
  if (batch.length > 0) await demoRepository.add(batch);
  await demoRepository.analyze();
}

async function removeQuotations(demoRepository: DemoContext['demoRepository']): Promise<number> {
  const removed = await demoRepository.removeAll();
  await demoRepository.analyze();
  return removed;
}

function parseNumbers(parameters: readonly string[]): [count: number, seed: number] {
  const [count, flag, seed, ...rest] = parameters;
  const isSeeded = flag === '--seed' && /^\d{1,9}$/.test(seed ?? '');
  const isWellFormed = /^\d{1,7}$/.test(count ?? '') && (flag === undefined || isSeeded) && rest.length === 0;
  if (!isWellFormed || Number(count) < 1 || Number(count) > MAX_QUOTATIONS) throw new Error(CLI_MESSAGES.demoDataUsage);
  return [Number(count), isSeeded ? Number(seed) : DEFAULT_SEED];
}

runDemoData(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { setImmediate as immediate } from 'node:timers/promises';
import type { DemoQuotation } from '../../application/operations/demo-data.repository.js';
import { demoQuotations } from './demo/demo-quotations.js';
import { type DemoDesk, onDemoDesk } from './infrastructure/database.js';

const USAGE = 'Usage: npm run demo:data -- NUMBER [--seed NUMBER]   or   npm run demo:data -- --remove';
const MOST = 2_000_000;
/** Quotations of one transaction. */
const PORTION = 400;
/** After so many made-up quotations the connection to the database may say what it has to say. */
const BREATH = 100;
const DEFAULT_SEED = 7;

/** Fills the desk with made-up quotations of the last two years, or takes them away again. */
async function demoData(parameters: readonly string[]): Promise<void> {
  if (parameters.length === 1 && parameters[0] === '--remove') {
    const removed = await onDemoDesk(process.env, ({ shelf }) => removeFrom(shelf));
    console.log(removed === 0 ? 'There was no demo data.' : `${removed} demo quotations were taken away.`);
    return;
  }
  const [count, seed] = numbersOf(parameters);
  const startedAt = performance.now();
  await onDemoDesk(process.env, (desk) => fill(desk, count, seed));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${count} demo quotations were added in ${seconds} s. npm run demo:data -- --remove takes them away.`);
}

async function fill({ shelf, rates, reference, clock }: DemoDesk, count: number, seed: number): Promise<void> {
  const material = {
    count,
    seed,
    until: clock.now(),
    rates: await rates.all(),
    airports: await reference.airports(),
  };
  // The next portion is made up while the one before it is being kept.
  let keeping: Promise<unknown> = Promise.resolve();
  let portion: DemoQuotation[] = [];
  for (const quotation of demoQuotations(material)) {
    portion.push(quotation);
    if (portion.length % BREATH === 0) await immediate();
    if (portion.length < PORTION) continue;
    await keeping;
    keeping = shelf.add(portion);
    keeping.catch(() => undefined);
    portion = [];
  }
  await keeping;
  if (portion.length > 0) await shelf.add(portion);
  await shelf.settle();
}

async function removeFrom(shelf: DemoDesk['shelf']): Promise<number> {
  const removed = await shelf.removeAll();
  await shelf.settle();
  return removed;
}

function numbersOf(parameters: readonly string[]): [count: number, seed: number] {
  const [count, flag, seed, ...rest] = parameters;
  const isSeeded = flag === '--seed' && /^\d{1,9}$/.test(seed ?? '');
  const isWellFormed = /^\d{1,7}$/.test(count ?? '') && (flag === undefined || isSeeded) && rest.length === 0;
  if (!isWellFormed || Number(count) < 1 || Number(count) > MOST) throw new Error(USAGE);
  return [Number(count), isSeeded ? Number(seed) : DEFAULT_SEED];
}

demoData(process.argv.slice(2)).catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
});

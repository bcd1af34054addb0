import { parseArgs } from 'node:util';
import { loadSimulation, runSimulation, type SimulationResult } from './run-simulation.js';

const HOUR_MS = 3_600_000;

/** Runs so many seeds and prints what was simulated; a seed that fails is run again with its trace. */
async function simulate(seeds: number, firstSeed: number): Promise<void> {
  const startedAt = performance.now();
  const shared = await loadSimulation();
  const results: SimulationResult[] = [];
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    const result = await runSimulation(seed, shared);
    results.push({ ...result, trace: [] });
    if (result.failedChecks.length === 0) continue;
    const replay = await runSimulation(seed, shared, { isTraced: true });
    console.log(replay.trace.join('\n'));
    console.log(`Seed ${seed} fails:\n${result.failedChecks.join('\n')}`);
    console.log(`Replay it: npm run simulate -- --seeds 1 --seed ${seed}`);
    process.exitCode = 1;
    break;
  }
  const add = (count: (result: SimulationResult) => number) => results.map(count).reduce((sum, one) => sum + one, 0);
  const failures = new Map<string, number>();
  for (const { failures: counted } of results) {
    for (const [kind, times] of counted) failures.set(kind, (failures.get(kind) ?? 0) + times);
  }
  const total = [...failures.values()].reduce((sum, one) => sum + one, 0);
  console.log(`${results.length} seeds from ${firstSeed} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  console.log(
    `${(add(({ virtualMs }) => virtualMs) / HOUR_MS).toFixed(1)} simulated hours, ${add(({ steps }) => steps)} steps`,
  );
  console.log(`${add(({ mails }) => mails)} mails in, ${add(({ sent }) => sent)} replies taken by the mail server`);
  console.log(`${total} failures: ${[...failures].map(([kind, times]) => `${kind} ${times}`).join(', ')}`);
}

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
await simulate(Number(values.seeds), Number(values.seed));

import { beforeAll, describe, expect, it } from '@jest/globals';
import { PLANTED_DEFECTS } from './planted-defects.js';
import { loadSimulation, runSimulation } from './run-simulation.js';
import type { SharedParts } from './shared-parts.js';

const SEEDS = 200;
/** Some ten seconds on an idle machine. */
const TIMEOUT_MS = 180_000;
/** Seeds in which a planted defect has to be found. */
const SEEDS_TO_FIND = 40;

const replay = (seed: number) => `npm run simulate -- --seeds 1 --seed ${seed}`;

describe('The simulation', () => {
  let shared: SharedParts;
  beforeAll(async () => {
    shared = await loadSimulation();
  });

  it(
    `finds every promise kept in ${SEEDS} seeds`,
    async () => {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const { failedChecks } = await runSimulation(seed, shared);
        expect({ replay: replay(seed), failedChecks }).toEqual({ replay: replay(seed), failedChecks: [] });
      }
    },
    TIMEOUT_MS,
  );

  it('gives the same run for the same seed', async () => {
    const runs = [
      await runSimulation(7, shared, { isTraced: true }),
      await runSimulation(7, shared, { isTraced: true }),
    ];
    expect(runs[0]?.trace.length).toBeGreaterThan(100);
    expect(runs[0]?.trace).toEqual(runs[1]?.trace);
  });

  it.each(PLANTED_DEFECTS.map((planted) => [planted.name, planted] as const))(
    'finds who %s',
    async (_name, planted) => {
      let found: readonly string[] = [];
      for (let seed = 1; seed <= SEEDS_TO_FIND && found.length === 0; seed += 1) {
        found = (await runSimulation(seed, shared, { planted })).failedChecks;
      }
      expect(found).not.toEqual([]);
    },
  );
});

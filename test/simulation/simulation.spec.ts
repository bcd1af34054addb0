import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectPromisesKept } from './expect-promises-kept.js';
import { PLANTED_DEFECTS } from './planted-defects.js';
import { loadSimulation, runSimulation } from './run-simulation.js';
import type { SharedParts } from './shared-parts.js';

/** Seeds in which every promise is kept; many more run by night. */
const SEEDS = 12;
/** Seeds in one of which a planted defect has to be found. */
const PLANTED_SEEDS = 40;

describe('The simulation', () => {
  let shared: SharedParts;
  beforeAll(async () => {
    shared = await loadSimulation();
  });

  it(`finds every promise kept in ${SEEDS} seeds`, () => expectPromisesKept(SEEDS, shared));

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
      for (let seed = 1; seed <= PLANTED_SEEDS && found.length === 0; seed += 1) {
        found = (await runSimulation(seed, shared, { planted })).failedChecks;
      }
      expect(found).not.toEqual([]);
    },
  );
});

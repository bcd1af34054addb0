import { describe, it } from '@jest/globals';
import { expectPromisesKept } from './expect-promises-kept.js';
import { loadSimulation } from './run-simulation.js';

const SEEDS = 200;

describe('The simulation', () => {
  it(`finds every promise kept in ${SEEDS} seeds`, async () => expectPromisesKept(SEEDS, await loadSimulation()));
});

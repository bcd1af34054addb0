import { expect } from '@jest/globals';
import { runSimulation } from './run-simulation.js';
import type { SharedParts } from './shared-parts.js';

/** Runs the seeds from 1 on, and tells of the first that breaks a promise how it is run again. */
export async function expectPromisesKept(seeds: number, shared: SharedParts): Promise<void> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const replay = `npm run simulate -- --seeds 1 --seed ${seed}`;
    const { failedChecks } = await runSimulation(seed, shared);
    expect({ replay, failedChecks }).toEqual({ replay, failedChecks: [] });
  }
}

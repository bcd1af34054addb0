import TestSequencer from '@jest/test-sequencer';

/** Small files that take long. */
const LONG_SPECS = ['test/simulation/simulation.spec.ts', 'test/architecture/generated-files.spec.ts'];
/** Groups are small files too, and declare many specs: Jest, which knows nothing but sizes on a fresh machine, would begin them last. */
const isLong = ({ path }) => path.endsWith('.group.ts') || LONG_SPECS.some((spec) => path.endsWith(`/${spec}`));
/** Journeys wait for pages and for the clock: what is left to them at the end of a run leaves a core idle. */
const isEndToEnd = ({ context }) => context.config.displayName?.name === 'e2e';

/**
 * A process that has compiled a megabyte of regular expressions gets slow code for further ones: what measures their time
 * takes twenty times as long there, and comes first.
 */
const needsFreshProcess = ({ path }) => path.includes('/test/architecture/regular-expression-growth.');

/** Begins with what takes longest: the groups of journeys, the other groups and long specs, the other journeys, then as Jest has it. */
export default class LongestFirstSequencer extends TestSequencer {
  async sort(tests) {
    const rank = (test) => (needsFreshProcess(test) ? -1 : (isLong(test) ? 0 : 2) + (isEndToEnd(test) ? 0 : 1));
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}

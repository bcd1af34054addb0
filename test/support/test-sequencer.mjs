import TestSequencer from '@jest/test-sequencer';

/** Groups are small files that declare many specs: Jest, which knows nothing but sizes on a fresh machine, would begin them last. */
const isGroup = ({ path }) => path.endsWith('.group.ts');
/** Journeys wait for pages and for the clock: what is left to them at the end of a run leaves a core idle. */
const isEndToEnd = ({ context }) => context.config.displayName?.name === 'e2e';

/** Begins with what takes longest: the groups of journeys, the other groups, the other journeys, then as Jest has it. */
export default class LongestFirstSequencer extends TestSequencer {
  async sort(tests) {
    const rank = (test) => (isGroup(test) ? 0 : 2) + (isEndToEnd(test) ? 0 : 1);
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}

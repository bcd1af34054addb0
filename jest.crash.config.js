import ordinary from './jest.config.js';

/** The crash tests: many minutes, one after the other, apart from the ordinary ones. */
export default { ...ordinary, testMatch: ['**/*.resilience.ts'], maxWorkers: 1, testTimeout: 3_600_000 };

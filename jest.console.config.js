import ordinary from './jest.config.js';

/** Every screen and everything that opens over one, in both themes and at every width: apart from the ordinary tests, which show less. */
export default { ...ordinary, testMatch: ['**/*.matrix.ts'], maxWorkers: 1, testTimeout: 600_000 };

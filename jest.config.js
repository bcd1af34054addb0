/** What every project shares: Jest runs the TypeScript sources as ES modules; SWC compiles them, decorators included. */
const common = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: 'node',
};

/** The run's PostgreSQL: the first spec that needs it starts it, the end of the run ends it. */
const database = {
  globalSetup: '<rootDir>/test/support/postgres/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/postgres/global-teardown.ts',
};

const specsOf = (...folders) => folders.map((folder) => `<rootDir>/test/${folder}/**/*.spec.{ts,tsx}`);

/** Four projects; `--selectProjects` chooses among them. */
export default {
  projects: [
    { ...common, displayName: 'unit', testMatch: specsOf('unit', 'simulation', 'corpus', 'architecture') },
    { ...common, ...database, displayName: 'integration', testMatch: specsOf('contracts', 'integration') },
    { ...common, ...database, displayName: 'e2e', testMatch: specsOf('e2e') },
    {
      ...common,
      ...database,
      displayName: 'nightly',
      testMatch: ['nightly', 'matrix', 'resilience'].map((kind) => `<rootDir>/test/**/*.${kind}.ts`),
      // An hour for a test: Jest takes a project's own limit from here only.
      setupFilesAfterEnv: ['<rootDir>/test/support/nightly-timeout.ts'],
    },
  ],
  testTimeout: 60_000,
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
};

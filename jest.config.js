/** What every project shares: Jest runs the TypeScript sources as ES modules; SWC compiles them, decorators included. */
const common = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: '<rootDir>/test/support/test-environment.mjs',
};

/** The run's PostgreSQL: the first spec that needs it starts it, the end of the run ends it. */
const database = {
  globalSetup: '<rootDir>/test/support/postgres/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/postgres/global-teardown.ts',
};

/** Folders whose specs import so much that a `*.group.ts`, or by night a `*.nightly.ts`, beside them declares them all: it is loaded once. */
export const GROUPED_FOLDERS = [
  'unit/(?:application|apps|console|domain)',
  'unit/adapters/extraction/rules',
  'corpus/labelled-emails',
  'integration/adapters/persistence/postgres',
  'integration/api/[^/]+',
  'e2e/(?:console|(?:more-)?quoting|(?:more-)?staff-data)',
];
/** A run that names such a spec, or its folder, takes it alone. */
const isGroupedSpecNamed = process.argv
  .slice(2)
  .filter((one) => !one.includes('.group'))
  .some((one) => one.includes('.spec') || GROUPED_FOLDERS.some((folder) => RegExp(folder).test(one)));
/** The architecture is looked at by `npm run check`, which names its folder: a run of everything would do it a second time. */
const unitFolders = ['unit', 'simulation', 'corpus'];
if (process.argv.some((one) => one.includes('architecture'))) unitFolders.push('architecture');
const groupedSpecs = GROUPED_FOLDERS.map((folder) => `<rootDir>/test/${folder}/.+\\.spec\\.ts$`);

const specsOf = (...folders) => ({
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.{spec,group}.{ts,tsx}`),
  // Else the folder's group would declare them once more.
  testPathIgnorePatterns: ['/node_modules/', ...(isGroupedSpecNamed ? ['\\.group\\.ts$'] : groupedSpecs)],
});

/** Four projects; `--selectProjects` chooses among them. */
export default {
  projects: [
    { ...common, displayName: 'unit', ...specsOf(...unitFolders) },
    { ...common, ...database, displayName: 'integration', ...specsOf('contracts', 'integration') },
    { ...common, ...database, displayName: 'e2e', ...specsOf('e2e') },
    {
      ...common,
      ...database,
      displayName: 'nightly',
      testMatch: ['nightly', 'matrix', 'resilience'].map((kind) => `<rootDir>/test/**/*.${kind}.ts`),
      // An hour for a test: Jest takes a project's own limit from here only.
      setupFilesAfterEnv: ['<rootDir>/test/support/nightly-timeout.ts'],
    },
  ],
  testSequencer: '<rootDir>/test/support/test-sequencer.mjs',
  // Longer than several steps of a test may take (`STEP_TIMEOUT_MS`): what never comes is told by the step.
  testTimeout: 600_000,
  // One more than the cores that a run is meant for: journeys wait for pages and for the clock.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1GB',
};

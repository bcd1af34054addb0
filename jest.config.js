/** Jest runs the TypeScript sources as ES modules; SWC compiles them, decorators included. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/support/postgres/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/postgres/global-teardown.ts',
  testEnvironment: 'node',
  testTimeout: 60_000,
  // One more than the usual machine of a check has cores: journeys wait for their browser and their desk about as long as they work.
  maxWorkers: 2,
};

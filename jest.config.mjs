const transform = {
  '^.+\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
}

const common = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
}

const browserCode = '<rootDir>/{shared,shell,mfe-*,remote-kit}/src/**'

/**
 * Screens, and what is tested with a document (`*.test.tsx`, `*.dom.test.ts`), run in jsdom, which costs half a second a
 * file. All other tests run in Node; Playwright's end in .spec.ts and are not Jest's.
 */
export default {
  // Jest leaves a core idle; on two cores that is half of the machine.
  maxWorkers: 3,
  // Modules of a test file are never freed: after some hundred files a worker holds gigabytes, and collects garbage.
  workerIdleMemoryLimit: '1GB',
  // A test hangs or does not; how fast the machine is has no say in it.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['patience', 'no-styles'].map((name) => `<rootDir>/shared/src/testing/${name}.ts`),
      testMatch: ['test.tsx', 'dom.test.ts'].map((ending) => `${browserCode}/*.${ending}`),
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: [`${browserCode}/*.test.ts`],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.dom\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/reference-services/src/testing/jest-set-up.ts',
      globalTeardown: '<rootDir>/reference-services/src/testing/jest-tear-down.ts',
      testMatch: ['<rootDir>/{tools,release-store,reference-services,static-data,e2e}/**/*.test.ts'],
    },
  ],
}

import { fileURLToPath } from 'node:url'
import config from '../../jest.config.mjs'
import { folders } from './folders.ts'

/** Stryker knows no projects: one of them, with the tests of one folder. */
const folder = process.env['MUTANTS_FOLDER'] ?? ''
const { project: name, needsPage } = folders[folder]
const project = config.projects.find(({ displayName }) => displayName === name)

export default {
  ...project,
  rootDir: '../..',
  testEnvironment: fileURLToPath(import.meta.resolve('./fail-fast-environment.mjs')),
  runner: fileURLToPath(import.meta.resolve('./fail-fast-runner.mjs')),
  // The whole package: some tests reach their folder by another one's.
  roots: [`<rootDir>/${folder.split('/')[0]}/src`],
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
  ...(needsPage
    ? {
        setupFilesAfterEnv: ['little-patience', 'no-styles'].map((name) => `<rootDir>/shared/src/testing/${name}.ts`),
        testTimeout: 4000,
      }
    : { setupFilesAfterEnv: [], testTimeout: config.testTimeout }),
  // Stryker's copy stands in .data, which is no place of tests otherwise.
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: [],
}

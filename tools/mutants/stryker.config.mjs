import { fileURLToPath } from 'node:url'
import { forShortLivedDatabases } from 'reference-services/short-lived-databases'
import { folders } from './folders.ts'

const folder = process.env['MUTANTS_FOLDER'] ?? ''
const { opensPageOnce = false } = folders[folder]
const reports = `.data/reports/mutants/${folder.replaceAll('/', '-')}`

export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/testing/**', '!**/*.d.ts'],
  ignorePatterns: ['.data', 'dist', 'docs'],
  tempDirName: '.data/mutants',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner'))],
  testRunner: 'jest',
  testRunnerNodeArgs: [forShortLivedDatabases, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'tools/mutants/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: opensPageOnce ? 'off' : 'perTest',
  // Jest would have to load everything anew for what is evaluated while a module is loaded.
  ignoreStatic: !opensPageOnce,
  incremental: true,
  incrementalFile: `${reports}.incremental.json`,
  concurrency: 2,
  timeoutMS: 4_000,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `${reports}.json` },
  disableTypeChecks: false,
  // Its rewriting of tsconfig.json needs a compiler API that TypeScript 7 does not have; nothing here reads that file.
  tsconfigFile: 'none',
  allowConsoleColors: false,
}

import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The arguments of Node that run the suites of a configuration with the Playwright of its package. All files are read with
 * the tsconfig of tools: that of the browser programs leads the federation runtime to a file of types, which would then be
 * imported for it.
 */
export const playwrightTest = (packageFile: string, config: string): string[] => [
  createRequire(packageFile).resolve('@playwright/test/cli'),
  'test',
  ...['--config', config],
  ...['--tsconfig', path.resolve(import.meta.dirname, '../tsconfig.json')],
]

import path from 'node:path'
import { browserModules } from './browser-modules.ts'

/** The panel's modules, its start first. */
export const panelScripts = (): Promise<Map<string, string>> =>
  browserModules(path.join(import.meta.dirname, 'panel'), 'main.ts')

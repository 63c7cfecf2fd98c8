import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Config, type Origins, readConfig } from '../config.ts'
import { type ServerName, startShop } from '../start-shop.ts'
import { testEnvironment } from './test-shop.ts'

export type TestServers = { config: Config; origins: Origins; dataFolder: string; close(): Promise<void> }

/** Servers without a database, on a data folder of their own. */
export async function openTestServers(
  only: readonly ServerName[],
  fill: (dataFolder: string) => Promise<void> = async () => {},
  settings: Record<string, string> = {},
): Promise<TestServers> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'todok-servers-'))
  await fill(dataFolder)
  const config = readConfig(await testEnvironment({ DATA_DIR: dataFolder, ...settings }))
  const { close } = await startShop(config, { only })
  return {
    config,
    origins: config.origins,
    dataFolder,
    async close() {
      await close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

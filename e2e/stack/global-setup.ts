import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seededFolder } from '@shop/tools/seeded-folder'
import { prepareReleases, startServices } from '@shop/tools/start'
import { readConfig } from 'reference-services/config'
import { root, seedPorts, servicesEnvironment, shopClock } from './shop.ts'

const seedQuietMs = 300_000

/** Builds what has changed and seeds one data folder, or takes the seed of a run before; every worker copies it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-journeys-'))
  const template = path.join(folder, 'template')
  await mkdir(template)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await prepareReleases(template, 'production', { root, log: console.log })
    const ports = await seedPorts()
    const environment = servicesEnvironment(ports, template, { SHOP_CLOCK: shopClock })
    const database = path.join(template, 'database')
    const seeded = await seededFolder(root, readConfig(environment).seed, shopClock)
    const isSeeded = existsSync(seeded)
    if (isSeeded) await cp(seeded, database, { recursive: true })
    const services = startServices({
      root,
      environment,
      ports,
      output: 'inherit',
    })
    await services.ready(seedQuietMs).finally(services.stop)
    if (!isSeeded) await keepSeeded(database, seeded)
  } catch (error) {
    await remove()
    throw error
  }
  process.env['SHOP_JOURNEYS_FOLDER'] = folder
  return remove
}

/** For the isolation hosts and the next run, who begin at the same hour. Moved in one step: nobody sees half of it. */
async function keepSeeded(database: string, seeded: string): Promise<void> {
  const aside = `${seeded}.${randomUUID()}`
  await cp(database, aside, { recursive: true })
  await rename(aside, seeded).catch(() => rm(aside, { recursive: true, force: true }))
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareReleases, startServices } from '@shop/tools/start'
import { root, seedPorts, servicesEnvironment, shopClock } from './shop.ts'

const seedQuietMs = 300_000

/** Builds what has changed and seeds one data folder, which every worker copies. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-journeys-'))
  const template = path.join(folder, 'template')
  await mkdir(template)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await prepareReleases(template, 'production', { root, say: console.log })
    const ports = await seedPorts()
    const services = startServices({
      root,
      environment: servicesEnvironment(ports, template, { SHOP_CLOCK: shopClock }),
      ports,
      output: 'inherit',
    })
    await services.ready(seedQuietMs).finally(services.stop)
  } catch (error) {
    await remove()
    throw error
  }
  process.env['SHOP_JOURNEYS_FOLDER'] = folder
  return remove
}

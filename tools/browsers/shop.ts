import path from 'node:path'
import { forShortLivedDatabases } from 'reference-services/short-lived-databases'
import { freePorts } from '../start/ports.ts'
import { prepareReleases } from '../start/releases.ts'
import { startServices } from '../start/services.ts'
import { type Front, startFront } from './front.ts'

/** A Friday evening before the deadline of the seed's first open week. */
const clock = '2026-11-20T18:00:00+09:00'
const quietMs = 120_000

export type ShopOptions = {
  root: string
  folder: string
  stop: AbortSignal
  log(text: string): void
  atEnd(undo: () => unknown): void
}
export type BrowsersShop = { origins: { shop: string; identity: string }; front: Front }

/** The whole real shop with data of its own, and our front before its pages. */
export async function openShop({ root, folder, stop, log, atEnd }: ShopOptions): Promise<BrowsersShop> {
  const data = path.join(folder, 'data')
  await prepareReleases(data, 'production', { root, log, stop })
  stop.throwIfAborted()
  const { front: frontPort, ...ports } = await freePorts([
    'shop',
    'assets',
    'services',
    'identity',
    'partners',
    'front',
  ])
  const settings = Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])
  const { PATH, HOME, TMPDIR } = process.env
  const shop = `http://localhost:${frontPort}`
  const services = startServices({
    root,
    environment: {
      PATH,
      HOME,
      TMPDIR,
      ...Object.fromEntries(settings),
      SHOP_ORIGIN: shop,
      DATA_DIR: data,
      SHOP_CLOCK: clock,
    },
    ports,
    output: 'inherit',
    nodeOptions: [forShortLivedDatabases],
  })
  atEnd(services.stop)
  const front = await startFront(frontPort, ports.shop)
  atEnd(front.close)
  await services.ready(quietMs)
  return { origins: { shop, identity: `http://localhost:${ports.identity}` }, front }
}

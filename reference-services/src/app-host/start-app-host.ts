import { createShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { startShop } from '../start-shop.ts'
import { type AppHostOptions, createAppHost } from './app-host.ts'
import { type AppPage, createAppPageServer } from './app-page-server.ts'

export type { AppPage, AppPageFile } from './app-page-server.ts'

export type AppStart = Omit<AppHostOptions, 'pageOrigin'> & {
  /** Where the page of the app listens; the shop is on ports of its own. */
  port: number
  page: AppPage
  log(line: string): void
}

/** The whole shop, and before it the page that plays the app around its pages. */
export async function startAppHost(
  config: Config,
  { port, page, log, ...options }: AppStart,
): Promise<{ origin: string; close(): Promise<void> }> {
  const origin = `http://localhost:${port}`
  const clock = createShopClock(config.clock)
  const host = createAppHost({ ...options, pageOrigin: origin }, config, clock)
  const shop = await startShop(config, { clock, hooks: host, log })
  const server = createAppPageServer({ page, host, origin, shopOrigin: config.origins.shop })
  try {
    await server.listen({ port, host: config.listenHost })
  } catch (error) {
    await shop.close()
    throw error
  }
  return {
    origin,
    async close() {
      await server.close()
      await shop.close()
    },
  }
}

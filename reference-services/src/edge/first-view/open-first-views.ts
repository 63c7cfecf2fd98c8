import type { ReleaseStore } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { createFailureLog } from './failure-log.ts'
import { createFirstViews, type FirstViews } from './first-views.ts'
import { createStart, renderedReleases } from './rendered-releases.ts'

const summaryMs = 600_000

type FirstViewParts = {
  config: Pick<Config, 'firstView' | 'environment' | 'origins'>
  store: ReleaseStore
  reader: { read(): Promise<Registry | undefined> }
  log(line: string): void
  /** How long a view may take before it ends its process, where that is not as for members. */
  renderMs?: number | undefined
}

type OpenFirstViews = {
  /** Nothing where browsers draw the first views. */
  firstViews: FirstViews | undefined
  readRegistry(): Promise<Registry | undefined>
}

/** First views of the releases that the registry names, whenever it is read. The first processes start behind the server. */
export function openFirstViews(
  server: FastifyInstance,
  { config, store, reader, log, renderMs }: FirstViewParts,
): OpenFirstViews {
  if (config.firstView === 'browser' || config.environment === 'preconfirm')
    return { firstViews: undefined, readRegistry: reader.read }
  const firstViews = createFirstViews({ start: createStart(store, log, renderMs), report: createFailureLog(log) })
  let followed: Registry | undefined

  async function readRegistry(): Promise<Registry | undefined> {
    const registry = await reader.read()
    if (registry === followed || registry === undefined) return registry
    followed = registry
    firstViews.follow(renderedReleases(registry, config.origins))
    return registry
  }

  const summary = setInterval(() => logLate(firstViews, log), summaryMs).unref()
  server.addHook('onListen', async () => void readRegistry())
  server.addHook('onClose', async () => {
    clearInterval(summary)
    firstViews.close()
  })
  return { firstViews, readRegistry }
}

/** Late views are no failures: many of them mean that the machine, or a release, is too slow for the deadline. */
function logLate(firstViews: FirstViews, log: (line: string) => void): void {
  const { fromCache, inTime, late, without } = firstViews.takeCounts()
  if (late > 0)
    log(`first views of ten minutes: ${late} late, ${inTime} in time, ${fromCache} from the cache, ${without} without`)
}

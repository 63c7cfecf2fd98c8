import type { FirstView, FirstViewRequest } from '@shop/shared/contract'
import { counter, histogram } from '../../observability/metrics.ts'
import type { RenderProcess } from './render-process.ts'
import { createRenderer, type Renderer, type RenderReport } from './renderer.ts'
import { createViewCache } from './view-cache.ts'
import { createViewKeys } from './view-key.ts'

/** A release with a server entry, of a remote or the shell. */
export type RenderedRelease = {
  name: string
  version: string
  /** Where its files stand for browsers, with a slash at the end. */
  base: string
  entry: string
  /** Of the entry; one without is not started. */
  integrity: string | undefined
}
export type ReleaseRef = Pick<RenderedRelease, 'name' | 'version' | 'base'>

export type FirstViewPorts = {
  /** Starts a process with the server entry of a release, once its digest is checked. */
  start(release: RenderedRelease): Promise<RenderProcess>
  report(failure: RenderReport): void
  now?: () => number
}

export type FirstViewCounts = { fromCache: number; inTime: number; late: number; without: number }

const noCounts: Readonly<FirstViewCounts> = { fromCache: 0, inTime: 0, late: 0, without: 0 }

export type FirstViews = {
  /** The view of a release when it is there before `late` settles. One that comes later is there for the next page. */
  view(release: ReleaseRef, request: FirstViewRequest, late: Promise<unknown>): Promise<FirstView | undefined>
  /** Renders with these releases from now on, and no more with others. */
  follow(releases: readonly RenderedRelease[]): void
  /** Counted since it was asked last. */
  takeCounts(): FirstViewCounts
  close(): void
}

const renders = counter({
  name: 'shop_renders_total',
  help: 'First views of pages, by whether they were there in time',
  labels: ['outcome'],
})
const renderSeconds = histogram({
  name: 'shop_render_seconds',
  help: 'Time in which a first view is rendered, with the wait for its process',
})
const outcomes = { fromCache: 'cached', inTime: 'rendered', late: 'late', without: 'failed' } as const

const keyOf = ({ name, version, base }: ReleaseRef): string => `${name}@${version} ${base}`
const shellOf = (version: string): string => `shell@${version}`

/** First views of all releases: one process each, one cache. */
export function createFirstViews({ start, report, now = () => performance.now() }: FirstViewPorts): FirstViews {
  const renderers = new Map<string, Renderer>()
  const cache = createViewCache()
  const viewKey = createViewKeys()
  const underWay = new Map<string, Promise<FirstView>>()
  let counts = noCounts
  const count = (name: keyof FirstViewCounts) => {
    counts = { ...counts, [name]: counts[name] + 1 }
    renders.inc({ outcome: outcomes[name] })
  }
  let lastStart: Promise<unknown> = Promise.resolve()

  /** One process after another starts: the edge's machine has pages to answer meanwhile. */
  function startInTurn(release: RenderedRelease, isWanted: () => boolean): Promise<RenderProcess> {
    const started = lastStart.then(() => {
      if (!isWanted()) throw new Error('not wanted any more')
      return start(release)
    })
    lastStart = started.catch(() => undefined)
    return started
  }

  function open(key: string, release: RenderedRelease): Renderer {
    const renderer: Renderer = createRenderer({
      release: `${release.name}@${release.version}`,
      start: () => startInTurn(release, () => renderers.get(key) === renderer),
      report,
      now,
    })
    return renderer
  }

  /** `undefined` when it cannot be rendered now. The first views of a release are compared off the path of any page. */
  function make(release: string, key: string, request: FirstViewRequest): Promise<FirstView> | undefined {
    const renderer = renderers.get(release)
    if (renderer === undefined) return undefined
    const isWorthWaiting = renderer.isChecked()
    const made = underWay.get(key) ?? begin(renderer, release, key, request)
    return isWorthWaiting ? made : undefined
  }

  function begin(renderer: Renderer, release: string, key: string, request: FirstViewRequest) {
    const made = renderer.view(request)
    if (made === undefined) return undefined
    const end = renderSeconds.startTimer()
    underWay.set(key, made)
    made
      .then((view) => {
        if (renderers.get(release) === renderer) cache.put(key, view, [release, shellOf(request.page.version)])
      })
      .catch(() => undefined)
      .finally(() => {
        end()
        underWay.delete(key)
      })
    return made
  }

  return {
    async view(ref, request, late) {
      const release = keyOf(ref)
      const key = viewKey(release, request)
      const cached = cache.get(key)
      if (cached !== undefined) {
        count('fromCache')
        return cached
      }
      const made = make(release, key, request)
      if (made === undefined) {
        count('without')
        return undefined
      }
      let isLate = false
      const view = await Promise.race([
        made.catch(() => undefined),
        late.then(() => {
          isLate = true
          return undefined
        }),
      ])
      count(isLate ? 'late' : view === undefined ? 'without' : 'inTime')
      return view
    },
    follow(releases) {
      const wanted = new Map(releases.map((release) => [keyOf(release), release]))
      for (const [key, renderer] of renderers)
        if (!wanted.has(key)) {
          renderers.delete(key)
          renderer.end()
        }
      const shells = releases.filter(({ name }) => name === 'shell').map(({ version }) => shellOf(version))
      cache.keepOnly(new Set([...wanted.keys(), ...shells]))
      for (const [key, release] of wanted) if (!renderers.has(key)) renderers.set(key, open(key, release))
    },
    takeCounts() {
      const taken = counts
      counts = noCounts
      return taken
    },
    close() {
      for (const renderer of renderers.values()) renderer.end()
      renderers.clear()
    },
  }
}

import { afterEach, describe, expect, it } from '@jest/globals'
import type { FirstViewRequest } from '@shop/shared/contract'
import { deferred } from '../../testing/deferred.ts'
import { metricValue } from '../../testing/metric-value.ts'
import { createFirstViews, type FirstViews, type RenderedRelease } from './first-views.ts'
import { type RenderProcess, startRenderProcess } from './render-process.ts'
import type { RenderReport } from './renderer.ts'
import { anEntry, aRequest, aView } from './testing/a-request.ts'

const aRelease = (name: string, version: string): RenderedRelease => ({
  name,
  version,
  base: `http://assets/${name}/${version}/`,
  entry: 'server.js',
  integrity: 'sha256-x',
})
const shell = aRelease('shell', '1.0.0')
const remote = aRelease('mfe-a', '1.0.0')
const never = new Promise<never>(() => undefined)

let views: FirstViews | undefined
afterEach(() => views?.close())

/** Views of releases whose processes are functions. */
function open(
  render: (request: FirstViewRequest, release: RenderedRelease) => unknown = (_, { version }) =>
    aView({ html: version }),
) {
  const reports: RenderReport[] = []
  const running = new Set<string>()
  let rendered = 0
  const opened = createFirstViews({
    async start(release) {
      const name = `${release.name}@${release.version}`
      running.add(name)
      const over = deferred()
      const process: RenderProcess = {
        async render(request) {
          rendered += 1
          return render(request, release)
        },
        end() {
          running.delete(name)
          over.resolve()
        },
        isAlive: () => running.has(name),
        exited: over.promise,
      }
      return process
    },
    report: (failure) => reports.push(failure),
    now: () => 0,
  })
  views = opened
  return { views: opened, reports, running, rendered: () => rendered }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Starts the releases and has each compared with itself. */
async function ready(opened: FirstViews, releases: readonly RenderedRelease[]) {
  opened.follow(releases)
  await settled()
  for (const release of releases) expect(await opened.view(release, aRequest({ path: '/warm' }), never)).toBeUndefined()
  await settled()
}

describe('first views', () => {
  it('[K-185] of a release that nobody waits for yet are made off the path of a page, and shown by the next', async () => {
    const { views, rendered } = open()
    await ready(views, [shell, remote])
    expect(rendered()).toBe(4)
    expect((await views.view(remote, aRequest({ path: '/warm' }), never))?.html).toBe('1.0.0')
    expect([rendered(), views.takeCounts()]).toEqual([4, { fromCache: 1, inTime: 0, late: 0, without: 2 }])
  })

  it('[K-185] are made once for all pages that wait, and not at all for what is cached', async () => {
    const { views, rendered } = open()
    await ready(views, [shell, remote])
    const both = [views.view(remote, aRequest(), never), views.view(remote, aRequest(), never)]
    expect((await Promise.all(both)).map((view) => view?.html)).toEqual(['1.0.0', '1.0.0'])
    await views.view(remote, aRequest(), never)
    expect(rendered()).toBe(5)
  })

  it('[K-185] that come too late are there for the next page', async () => {
    const slow = deferred()
    const { views } = open(async ({ path }) => {
      if (path === '/slow') await slow.promise
      return aView({ html: path })
    })
    await ready(views, [shell, remote])
    const told = () => Promise.all(['late', 'cached'].map((outcome) => metricValue('shop_renders_total', { outcome })))
    const before = await told()
    expect(await views.view(remote, aRequest({ path: '/slow' }), Promise.resolve())).toBeUndefined()
    slow.resolve()
    await settled()
    expect((await views.view(remote, aRequest({ path: '/slow' }), Promise.resolve()))?.html).toBe('/slow')
    expect(views.takeCounts()).toMatchObject({ late: 1, fromCache: 1 })
    expect(await told()).toEqual(before.map((one) => (one ?? 0) + 1))
  })

  it('[K-185] of a release that is rolled back while it renders are neither shown nor kept', async () => {
    const slow = deferred()
    const { views, running, reports } = open(async ({ path }, { version }) => {
      if (path === '/slow') await slow.promise
      return aView({ html: version })
    })
    const next = aRelease('mfe-a', '2.0.0')
    await ready(views, [shell, remote, next])
    await views.view(next, aRequest(), never)
    const page = views.view(next, aRequest({ path: '/slow' }), never)
    await settled()
    views.follow([shell, remote])
    slow.resolve()
    await page
    await settled()
    expect([...running]).toEqual(['shell@1.0.0', 'mfe-a@1.0.0'])
    views.follow([shell, remote, next])
    await settled()
    // A process of its own again, whose views nobody waits for yet.
    for (const path of ['/category', '/slow']) expect(await views.view(next, aRequest({ path }), never)).toBeUndefined()
    expect(reports).toEqual([])
  })

  it('[K-185] start one process after another, and none that is no longer wanted', async () => {
    const gate = deferred()
    const begun: string[] = []
    views = createFirstViews({
      async start({ name }) {
        begun.push(name)
        await gate.promise
        throw new Error('enough')
      },
      report: () => undefined,
    })
    views.follow([shell, remote, aRelease('mfe-b', '1.0.0')])
    await settled()
    expect(begun).toEqual(['shell'])
    views.follow([shell, remote])
    gate.resolve()
    await settled()
    expect(begun).toEqual(['shell', 'mfe-a'])
  })

  it('[K-185] cost a page next to nothing when they are cached', async () => {
    const { views } = open(() => aView({ html: 'x'.repeat(200_000) }))
    await ready(views, [shell, remote])
    const answers = Array.from({ length: 5 }, (_, place) => ({ address: `/${place}`, json: 'x'.repeat(90_000) }))
    const request = aRequest({ answers })
    await views.view(remote, request, never)
    const began = performance.now()
    for (let count = 0; count < 200; count += 1) await views.view(remote, { ...request }, never)
    expect((performance.now() - began) / 200).toBeLessThan(1)
  })
})

describe('first views of real processes', () => {
  it('[K-185] go on for other addresses and other releases while one release hangs', async () => {
    const code: Record<string, string> = {
      shell: anEntry('return view("shell")'),
      'mfe-a': anEntry('if (request.path === "/loop") for (;;) {} return view("a")'),
    }
    const reports: RenderReport[] = []
    const opened = createFirstViews({
      start: ({ name, version }) =>
        startRenderProcess({ release: `${name}@${version}`, code: code[name] ?? '', log: () => undefined }),
      report: (failure) => reports.push(failure),
    })
    views = opened
    opened.follow([shell, remote])
    const htmlOf = async (release: RenderedRelease, path: string) => {
      for (;;) {
        const view = await opened.view(release, aRequest({ path }), never)
        if (view !== undefined) return view.html
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    expect([await htmlOf(shell, '/'), await htmlOf(remote, '/')]).toEqual(['shell', 'a'])
    const hanging = opened.view(remote, aRequest({ path: '/loop' }), never)
    expect(await htmlOf(shell, '/other')).toBe('shell')
    expect(await hanging).toBeUndefined()
    expect(await htmlOf(remote, '/other')).toBe('a')
    expect(reports.map(({ reason, path }) => [reason, path])).toEqual([['hung', '/loop']])
  })
})

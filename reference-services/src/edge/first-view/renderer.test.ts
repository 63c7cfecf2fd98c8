import { describe, expect, it } from '@jest/globals'
import type { FirstViewRequest } from '@shop/shared/contract'
import { RenderFailure } from './render-failure.ts'
import type { RenderProcess } from './render-process.ts'
import { createRenderer, type RenderReport } from './renderer.ts'
import { aRequest, aView } from './testing/a-request.ts'

/** A renderer whose process does what a test says for each path, at hours that the test sets. */
function aRenderer(render: (request: FirstViewRequest, count: number) => unknown = () => aView()) {
  const reports: RenderReport[] = []
  const processes: { die(): void }[] = []
  let hour = 0
  let rendered = 0
  function start(): RenderProcess {
    let isAlive = true
    let exit = () => {}
    const exited = new Promise<void>((resolve) => {
      exit = resolve
    })
    const end = () => {
      isAlive = false
      exit()
    }
    processes.push({ die: end })
    return {
      async render(request) {
        rendered += 1
        const said = await render(request, rendered)
        if (said instanceof RenderFailure && ['hung', 'died'].includes(said.reason)) end()
        if (said instanceof Error) throw said
        return said
      },
      end,
      isAlive: () => isAlive,
      exited,
    }
  }
  const renderer = createRenderer({
    release: 'mfe-a@1.0.0',
    start: async () => start(),
    report: (failure) => reports.push(failure),
    now: () => hour,
  })
  const at = async (path: string) => {
    await settled()
    const outcome = renderer.view(aRequest({ path }))?.then(
      () => 'view',
      () => 'failed',
    )
    return outcome ?? 'none'
  }
  return {
    renderer,
    reports,
    processes,
    at,
    advance: (ms: number) => {
      hour += ms
    },
    rendered: () => rendered,
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const thrown = new RenderFailure('thrown', 'no')
const hung = new RenderFailure('hung', 'no answer')

describe('the renderer of a release', () => {
  it('[K-185] compares its first view with a second of the same, once', async () => {
    const { renderer, at, rendered } = aRenderer()
    expect(renderer.isChecked()).toBe(false)
    expect([await at('/a'), renderer.isChecked(), rendered()]).toEqual(['view', true, 2])
    expect([await at('/b'), rendered()]).toEqual(['view', 3])
  })

  it('[K-185] is off for good when it keeps state, and says so', async () => {
    const { at, reports, processes, advance } = aRenderer((_, count) => aView({ html: `visitor ${count}` }))
    expect(await at('/a')).toBe('failed')
    advance(3_600_000)
    expect([await at('/b'), processes.length]).toEqual(['none', 1])
    expect(reports).toEqual([
      { release: 'mfe-a@1.0.0', reason: 'keepsState', words: 'two views of the same differ', path: '/a' },
    ])
  })

  it('[K-185] rests after three failures in a row of different addresses, twice as long each time until a view is good', async () => {
    let isBroken = true
    const { at, advance, reports } = aRenderer(() => (isBroken ? thrown : aView()))
    const three = async (from: number) => {
      for (const path of [0, 1, 2]) expect(await at(`/${from + path}`)).toBe('failed')
    }
    await three(0)
    expect([await at('/x'), reports.length]).toEqual(['none', 3])
    advance(29_999)
    expect(await at('/x')).toBe('none')
    advance(1)
    // This one begins a process.
    expect(await at('/x')).toBe('none')
    await three(3)
    advance(59_999)
    expect(await at('/x')).toBe('none')
    advance(1)
    await at('/x')
    isBroken = false
    expect(await at('/x')).toBe('view')
    isBroken = true
    await three(6)
    advance(30_000)
    await at('/x')
    expect(await at('/y')).toBe('failed')
  })

  it('[K-185] does not rest for one address that fails again and again, and leaves that out for ten seconds', async () => {
    const { at, advance, reports } = aRenderer(({ path }) => (path === '/bad' ? thrown : aView()))
    for (let round = 0; round < 4; round += 1) {
      expect([await at('/bad'), await at('/bad')]).toEqual(['failed', 'none'])
      advance(10_000)
    }
    expect([await at('/good'), reports.length]).toEqual(['view', 4])
  })

  it('[K-185] leaves a page to the browser when its entry declines it, which is no failure', async () => {
    const declined = new RenderFailure('declined', 'the guard leads elsewhere')
    const { at, reports, processes } = aRenderer(({ path }) => (path === '/good' ? aView() : declined))
    expect(await at('/good')).toBe('view')
    for (const path of ['/1', '/2', '/3', '/4']) expect([await at(path), await at(path)]).toEqual(['failed', 'none'])
    expect([await at('/good'), reports, processes.length]).toEqual(['view', [], 1])
  })

  it('[K-185] begins another process when one hangs or ends, and does not blame those that waited', async () => {
    const { at, processes, reports, renderer } = aRenderer(({ path }) => (path === '/hangs' ? hung : aView()))
    await at('/a')
    const waiting = ['/hangs', '/b', '/c'].map((path) => renderer.view(aRequest({ path }))?.catch(() => undefined))
    await Promise.all(waiting)
    expect([await at('/b'), processes.length]).toEqual(['view', 2])
    processes[1]?.die()
    expect([await at('/c'), processes.length]).toEqual(['view', 3])
    expect(reports.map(({ reason, path }) => [reason, path])).toEqual([
      ['hung', '/hangs'],
      ['died', '/b'],
    ])
  })

  it('[K-185] rests when its process ends before it was asked for anything', async () => {
    const { at, processes, reports, advance } = aRenderer()
    await settled()
    processes[0]?.die()
    expect([await at('/a'), processes.length, reports[0]?.reason]).toEqual(['none', 1, 'died'])
    advance(30_000)
    await at('/a')
    expect([await at('/a'), processes.length]).toEqual(['view', 2])
  })

  it('[K-185] takes no more than eight at once, and no address over 2,000 characters', async () => {
    const { at, renderer } = aRenderer()
    await at('/a')
    const asked = Array.from({ length: 10 }, (_, place) => renderer.view(aRequest({ path: `/${place}` })))
    expect(asked.filter((one) => one !== undefined)).toHaveLength(8)
    await Promise.all(asked)
    expect(renderer.view(aRequest({ search: `?a=${'x'.repeat(2000)}` }))).toBeUndefined()
  })

  it('[K-185] that has ended renders nothing and reports nothing of what was under way', async () => {
    const { at, renderer, reports, processes } = aRenderer(() => new Promise((resolve) => setImmediate(resolve, hung)))
    await settled()
    const under = at('/a')
    await settled()
    renderer.end()
    expect([await under, await at('/b'), reports, processes.length]).toEqual(['failed', 'none', [], 1])
  })

  it.each([
    { says: 'does not start', start: () => Promise.reject(new RenderFailure('thrown', 'x')) },
    { says: 'has another digest', start: () => Promise.reject(new Error('x')) },
  ])('[K-185] whose entry $says is reported and tried again later', async ({ start }) => {
    const reports: RenderReport[] = []
    const renderer = createRenderer({ release: 'mfe-a@1', start, report: (one) => reports.push(one), now: () => 0 })
    await settled()
    expect(renderer.view(aRequest())).toBeUndefined()
    expect(reports).toEqual([{ release: 'mfe-a@1', reason: 'notStarted', words: 'x', path: '' }])
  })
})

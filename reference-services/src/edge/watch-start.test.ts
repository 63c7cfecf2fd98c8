/** @jest-environment jest-fixed-jsdom */
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { visitReport } from '@shop/shared/contract'
import { linkTokensKey } from '@shop/shared/routes'
import * as v from 'valibot'
import { keptTokensKey } from './scrub-tokens.ts'
import { type StartFacts, watchStartScript } from './watch-start.ts'

/** As much of a browser's page as is touched here: this package knows no other. */
type PageElement = {
  textContent: string
  innerHTML: string
  replaceChildren(...children: PageElement[]): void
  setAttribute(name: string, value: string): void
  querySelector(selector: string): (PageElement & { click(): void }) | null
}
const { document, MutationObserver } = globalThis as unknown as {
  document: { body: PageElement; createElement(tag: string): PageElement; getElementById(id: string): PageElement }
  MutationObserver: unknown
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const second = 1000
const facts: StartFacts = {
  version: '2.0.0+1a2b3c4d',
  isCanary: true,
  entry: 'web',
  shellBase: '/_shell/2.0.0+1a2b3c4d/',
  scripts: 2,
  mayGiveWay: true,
  reports: 'https://services.test/reports',
  isRendered: false,
}
const ownFile = 'https://shop.test/_shell/2.0.0+1a2b3c4d/main.js'
const cookie = '__Host-shop-shell-failed'

type Options = Partial<StartFacts> & { keepsCookies?: boolean; isOnline?: boolean; paint?: string }

type Heard = (event: object) => void
function listeners() {
  const all = new Map<string, Set<Heard>>()
  const target = {
    addEventListener: (type: string, heard: Heard) => all.set(type, new Set([...(all.get(type) ?? []), heard])),
    removeEventListener: (type: string, heard: Heard) => all.get(type)?.delete(heard),
  }
  const fire = (type: string, event: object) => {
    for (const heard of all.get(type) ?? []) heard(event)
  }
  return { target, fire }
}

/** A page whose shell is being watched. */
function watched({ keepsCookies = true, isOnline = true, paint = '<div class="fp"></div>', ...over }: Options = {}) {
  document.body.innerHTML = `<div id="root">${paint}</div>`
  const root = document.getElementById('root')
  // The load of an element goes no further than its document: what listens for it elsewhere never hears it.
  const [ofWindow, ofDocument] = [listeners(), listeners()]
  const jar = new Map<string, string>()
  const kept = new Map<string, string>()
  const sent: string[] = []
  let loads = 0
  const window: Record<string, unknown> = {
    ...ofWindow.target,
    navigator: {
      onLine: isOnline,
      sendBeacon: (to: string, body: string) => to === facts.reports && sent.push(body) > 0,
    },
    sessionStorage: { setItem: (key: string, value: string) => kept.set(key, value) },
    location: {
      reload() {
        loads += 1
      },
    },
  }
  const page = {
    ...ofDocument.target,
    getElementById: (id: string) => document.getElementById(id),
    createElement: (tag: string) => document.createElement(tag),
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.endsWith('Max-Age=0')) jar.delete(name)
      else if (keepsCookies) jar.set(name, value)
    },
  }
  const script = watchStartScript('n', { ...facts, ...over }).replace(/^<script nonce="n">|<\/script>$/g, '')
  runInNewContext(script, { window, document: page, MutationObserver, setInterval, clearInterval })
  const element = (src: string) => ({ target: { tagName: 'SCRIPT', defer: true, src } })
  return {
    window,
    jar,
    kept,
    loads: () => loads,
    arrive(scripts = facts.scripts) {
      for (let arrived = 0; arrived < scripts; arrived += 1) ofDocument.fire('load', element(ownFile))
    },
    isMissing: (src = ownFile) => ofWindow.fire('error', element(src)),
    throws: (error: Error, filename = ownFile) =>
      ofWindow.fire('error', { target: window, error, filename, lineno: 3 }),
    leave: () => ofWindow.fire('pagehide', {}),
    /** Replaces the root's children as React does; observers hear of it a moment later. */
    async draw(...drawn: string[]) {
      root.replaceChildren(...drawn.map((tag) => document.createElement(tag)))
      await Promise.resolve()
    },
    async takeUp() {
      root.setAttribute('data-started', '')
      await Promise.resolve()
    },
    reports: () => sent.map((body) => v.parse(visitReport, JSON.parse(body))),
    apology: () => document.body.querySelector('[role="alert"]'),
  }
}

const failedStart = (error: object) => ({
  format: 1,
  entry: 'web',
  releases: [
    {
      release: 'shell@2.0.0+1a2b3c4d',
      isCanary: true,
      mounts: 1,
      mountFailures: 1,
      errors: [{ at: '', count: 1, ...error }],
      vitals: {},
    },
  ],
})

describe('a shell that does not start', () => {
  const ways: { says: string; fail(page: ReturnType<typeof watched>): unknown; error: object }[] = [
    {
      says: 'because a script does not arrive',
      fail: (page) => page.isMissing(),
      error: { doing: 'load', kind: 'ScriptError' },
    },
    {
      says: 'because it throws at its load',
      fail: (page) => page.throws(new RangeError('planted')),
      error: { doing: 'run', kind: 'RangeError', at: 'main.js:3' },
    },
    {
      says: 'because React gave its first screen up',
      async fail(page) {
        page.arrive()
        await page.draw()
        page.throws(new TypeError('planted'))
      },
      error: { doing: 'run', kind: 'TypeError', at: 'main.js:3' },
    },
    {
      says: 'and gives no sign 15 seconds after its scripts came',
      fail(page) {
        page.arrive()
        jest.advanceTimersByTime(14 * second)
        expect(page.loads()).toBe(0)
        jest.advanceTimersByTime(second)
      },
      error: { doing: 'start', kind: 'NotStarted' },
    },
  ]

  it.each(ways)('$says is reported, named by a cookie, and loaded anew once', async ({ fail, error }) => {
    const page = watched()
    await fail(page)
    page.isMissing()
    page.throws(new Error('once more'))
    jest.advanceTimersByTime(60 * second)
    expect([page.loads(), page.jar.get(cookie), page.apology()]).toEqual([1, facts.version, null])
    expect(page.reports()).toEqual([failedStart(error)])
  })

  it.each<{ says: string; options: Options }>([
    { says: 'nothing is behind it, or the one before did not start either', options: { mayGiveWay: false } },
    { says: 'the browser keeps no cookies', options: { keepsCookies: false } },
    { says: 'the network is gone', options: { isOnline: false } },
  ])('stays where it is with words when $says', ({ options }) => {
    const page = watched(options)
    page.isMissing()
    jest.advanceTimersByTime(60 * second)
    expect([page.loads(), page.reports()]).toEqual([0, [expect.anything()]])
    expect(page.apology()?.textContent).toMatch(/ページを表示できませんでした.*再読み込み/)
  })

  it('is tried again from the newest on when a member asks for it', () => {
    const page = watched({ mayGiveWay: false })
    page.jar.set(cookie, '3.0.0')
    page.isMissing()
    page.apology()?.querySelector('button')?.click()
    expect([page.loads(), page.jar.has(cookie)]).toEqual([1, false])
  })

  it('[GRD-030] leaves the tokens of the app’s link to the page that comes instead, not to its address', () => {
    const page = watched()
    page.window[linkTokensKey] = () => ({ accessToken: 'a', idToken: null })
    page.isMissing()
    expect([...page.kept]).toEqual([[keptTokensKey, '{"accessToken":"a","idToken":null}']])
  })
})

describe('a start is let be', () => {
  const untouched = async (page: ReturnType<typeof watched>) => {
    jest.advanceTimersByTime(600 * second)
    expect([page.loads(), page.reports(), page.apology()]).toEqual([0, [], null])
  }

  it('while its scripts are still on their way', async () => {
    const page = watched()
    page.arrive(1)
    await untouched(page)
  })

  it.each(['<div class="fp"></div>', ''])(
    'from the moment on that something of it stands in the page: %s',
    async (paint) => {
      const page = watched({ paint })
      page.arrive()
      await page.draw('main')
      page.throws(new Error('later'))
      page.isMissing()
      await untouched(page)
    },
  )

  it('when what fails is somebody else’s: an extension, a remote, another script', async () => {
    const page = watched()
    page.throws(new Error('not ours'), 'chrome-extension://abc/content.js')
    page.isMissing('https://assets.test/mfe-catalogue/1.0.0/entry.js')
    await untouched(page)
  })

  it('[K-185] when the shell has taken up what the edge has rendered, and not before', async () => {
    const rendered = { isRendered: true, paint: '<header></header><main></main>' }
    const late = watched(rendered)
    late.arrive()
    // Nothing of it has started when its elements change.
    await late.draw('header')
    jest.advanceTimersByTime(15 * second)
    expect(late.loads()).toBe(1)
    const page = watched(rendered)
    page.arrive()
    await page.takeUp()
    page.throws(new Error('planted'))
    jest.advanceTimersByTime(60 * second)
    expect([page.loads(), page.reports()]).toEqual([0, []])
  })

  it('when the page is left', async () => {
    const page = watched()
    page.arrive()
    page.leave()
    page.isMissing()
    await untouched(page)
  })
})

it('nothing in the script ends its element', () => {
  const script = watchStartScript('n', { ...facts, reports: '</script><!--' })
  expect(script.slice(0, -'</script>'.length)).not.toMatch(/<\/|<!--/)
})

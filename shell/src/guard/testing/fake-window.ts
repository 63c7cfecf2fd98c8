import type { HistoryWindow } from '../navigation.ts'

type Entry = { url: string; state: unknown }

/**
 * A window whose history works as a browser's: steps are taken later and told by popstate, a push cuts
 * off what lay ahead, a step of nought loads the page anew, and states are copied.
 */
export function fakeWindow(address: string) {
  const origin = 'https://shop.test'
  let entries: Entry[] = [{ url: new URL(address, origin).href, state: null }]
  let index = 0
  let reloads = 0
  const left: string[] = []
  const listeners = new Set<(event: PopStateEvent) => void>()
  const here = () => new URL(entries[index]?.url ?? origin)
  const absolute = (url: string) => new URL(url, here()).href

  function tell(extra: object = {}): void {
    const event = Object.assign(new Event('popstate'), { state: entries[index]?.state, ...extra })
    for (const listener of [...listeners]) listener(event as PopStateEvent)
  }

  const window = {
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[index]?.state ?? null
      },
      pushState(state: unknown, _: string, url: string) {
        entries = [...entries.slice(0, index + 1), { url: absolute(url), state: structuredClone(state) }]
        index += 1
      },
      replaceState(state: unknown, _: string, url: string) {
        entries[index] = { url: absolute(url), state: structuredClone(state) }
      },
      go(steps: number) {
        if (steps === 0) reloads += 1
        const target = index + steps
        if (steps === 0 || target < 0 || target >= entries.length) return
        setTimeout(() => {
          index = target
          tell()
        }, 0)
      },
    },
    location: {
      get href() {
        return here().href
      },
      get origin() {
        return here().origin
      },
      get pathname() {
        return here().pathname
      },
      get search() {
        return here().search
      },
      get hash() {
        return here().hash
      },
      assign: (url: string) => void left.push(url),
    },
    addEventListener: (name: string, listener: (event: PopStateEvent) => void) => {
      if (name === 'popstate') listeners.add(listener)
    },
    scrollTo: () => undefined,
    scrollY: 0,
  }

  return {
    window: window as unknown as HistoryWindow,
    /** The address bar. */
    address: () => `${here().pathname}${here().search}${here().hash}`,
    addresses: () => entries.map(({ url }) => url.replace(origin, '')),
    index: () => index,
    left,
    reloads: () => reloads,
    /** A link to a fragment, followed by the browser itself. */
    followFragment(hash: string) {
      entries = [...entries.slice(0, index + 1), { url: absolute(hash), state: null }]
      index += 1
      tell()
    },
    /** Does as single-spa does after each move of ours. */
    echo: () => tell({ singleSpa: true }),
  }
}

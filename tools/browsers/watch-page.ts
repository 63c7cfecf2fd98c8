/** Where the watched page tells what went wrong in it. */
export const problemPath = '/_browsers/problem'

/** How many files and answers a page lists: browsers stop at 250. */
export const resourceLimit = 5000

/** The calls of a page that wait, and what it has loaded: it is quiet when the first is none and the second stays. */
export const loadedExpression =
  '[globalThis.shopWatch?.pendingCalls ?? 0, performance.getEntriesByType("resource").length]'

/**
 * Run in every page before its own scripts: tells the front each error, each promise that nobody caught, each violation
 * of the page's policy and each error of the console. With `isInApp` it also plays the native handler of the app, which
 * gives a handshake back [GRD-091]. Calls that wait for their answer are counted: a page that is left breaks them off.
 */
export function watchPage(problemAddress: string, isInApp: boolean, resourceLimit: number): void {
  let isLeft = false
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  // A request that is broken off because the page is left is no error.
  const tell = (text: string) => isLeft || navigator.sendBeacon(problemAddress, `${text} (on ${location.pathname})`)
  window.addEventListener(
    'error',
    ({ message, target }) => {
      // Of a file that did not load there is only the element.
      const file = target instanceof HTMLElement ? target.outerHTML : undefined
      tell(file === undefined ? `page error: ${message}` : `not loaded: ${file}`)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    tell(`${effectiveDirective} violated by ${blockedURI} ${sample}`),
  )
  const { console } = window as unknown as typeof globalThis
  const log = console.error
  console.error = (...words: unknown[]) => {
    tell(`console: ${words.map(String).join(' ')}`)
    log(...words)
  }
  performance.setResourceTimingBufferSize(resourceLimit)
  const call = window.fetch
  const counted = { pendingCalls: 0 }
  Object.assign(window, { shopWatch: counted })
  window.fetch = (...request) => {
    counted.pendingCalls += 1
    return call(...request).finally(() => {
      counted.pendingCalls -= 1
    })
  }
  if (!isInApp) return
  const postMessage = (text: string) => {
    if (JSON.parse(text).type === 'handshake') window.postMessage(text, location.origin)
  }
  Object.assign(window, { todokApp: { postMessage } })
}

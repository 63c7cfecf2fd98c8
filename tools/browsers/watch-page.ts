/** Where the watched page tells what went wrong in it. */
export const problemPath = '/_browsers/problem'

/**
 * Run in every page before its own scripts: tells the front each error, each promise that nobody caught, each violation
 * of the page's policy and each error of the console. With `isInApp` it also plays the native handler of the app, which
 * gives a handshake back. [GRD-091]
 */
export function watchPage(problemAddress: string, isInApp: boolean): void {
  let isLeft = false
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  // What is broken off because the page is left is no error.
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
  const say = console.error
  console.error = (...words: unknown[]) => {
    tell(`console: ${words.map(String).join(' ')}`)
    say(...words)
  }
  if (!isInApp) return
  const postMessage = (text: string) => {
    if (JSON.parse(text).type === 'handshake') window.postMessage(text, location.origin)
  }
  Object.assign(window, { todokApp: { postMessage } })
}

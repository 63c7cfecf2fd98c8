import { silentLoginKey } from '@shop/shared/routes'

/** Less than a start that counts as failed. */
const patienceMs = 8000

type Ports = { window: Pick<Window, 'stop'>; setTimer(work: () => void, ms: number): () => void }

/**
 * Starts the shop when the first script of the page has looked for the login of this browser: at once in most tabs, and not
 * at all in a page that leaves for the provider. One that the provider does not take stays, as a visitor's. [K-28]
 */
export function afterSilentLogin({ window, setTimer }: Ports, start: () => void): void {
  const looking: unknown = Reflect.get(window, silentLoginKey)
  if (!(looking instanceof Promise)) {
    start()
    return
  }
  Reflect.deleteProperty(window, silentLoginKey)
  let isWaiting = true
  function goOn(): void {
    if (!isWaiting) return
    isWaiting = false
    cancel()
    start()
  }
  const cancel = setTimer(() => {
    window.stop()
    goOn()
  }, patienceMs)
  looking.then(goOn, goOn)
}

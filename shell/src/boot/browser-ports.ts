/** The browser's functions in the shape in which parts of the shell ask for them. */

const idlePatienceMs = 1000

export const setTimer = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export const onOnline = (work: () => void) => {
  window.addEventListener('online', work)
  return () => window.removeEventListener('online', work)
}

export const isHidden = (): boolean => document.visibilityState === 'hidden'

/** The page goes out of sight, perhaps for ever: some browsers tell of one, some of the other. */
export const onHidden = (work: () => void): void => {
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) work()
  })
  window.addEventListener('pagehide', work)
}

/** The network is back, or the page is seen again. */
export const onReturn = (work: () => void): void => {
  onOnline(work)
  document.addEventListener('visibilitychange', () => {
    if (!isHidden()) work()
  })
}

/** From 0 up to 1: enough to spread what would happen at once. */
export const random = (): number => Math.random()

/** `undefined` in webviews that have none: their tabs do not know of each other. */
export const openChannel = (name: string) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)

export const elapsedMs = () => performance.now()

/** The member presses, types or scrolls. */
export const onTouch = (work: () => void) => {
  const events = ['pointerdown', 'keydown', 'wheel']
  for (const event of events) window.addEventListener(event, work, { capture: true, passive: true })
  return () => {
    for (const event of events) window.removeEventListener(event, work, { capture: true })
  }
}

/** When the browser has nothing better to do. Safari cannot say when that is. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idlePatienceMs })
  else setTimeout(work, idlePatienceMs)
}

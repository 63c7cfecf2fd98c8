/** Nobody scrolls: what is left wakes up then, one area after the other. */
const restMs = 5000
/** Near enough to be looked at soon: one screen below. */
const nearMargin = '100% 0px'
const touches = ['pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const
export const areaAttribute = 'data-area'

type Sleeping = { awake: Promise<void>; wake(): void }

/** One for all copies of this entry point in a page: each release may bring its own. */
type Areas = {
  sleeping: Map<string, Sleeping>
  woken: Set<string>
  isEverythingAwake: boolean
  isListening: boolean
  rest?: ReturnType<typeof setTimeout>
  /** To wake up when the browser has nothing better to do, one at a time. */
  waiting: (() => void)[]
  observer?: IntersectionObserver
}

const key = Symbol.for('shop.areas')
const room = globalThis as { [key]?: Areas }
room[key] ??= { sleeping: new Map(), woken: new Set(), isEverythingAwake: false, isListening: false, waiting: [] }
const areas = room[key]
const { sleeping, woken, waiting } = areas

/** Gives the promise that an area of the HTML sleeps by; nothing when it is to wake up now. */
export function sleepOf(area: string): Promise<void> | undefined {
  if (areas.isEverythingAwake) return undefined
  const known = sleeping.get(area)
  if (known !== undefined) return known.awake
  if (woken.has(area)) return undefined
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  if (!areas.isListening) listen()
  sleeping.set(area, { awake, wake })
  areas.rest ??= setTimeout(() => wakeRestWhenIdle(), restMs)
  // React asks while it draws: the element is looked for afterwards.
  setTimeout(() => observe(area))
  return awake
}

function wakeUp(area: string): void {
  const one = sleeping.get(area)
  if (one === undefined) return
  sleeping.delete(area)
  woken.add(area)
  one.wake()
}

/** Called before the page shows something else: an area that React updates before it has hydrated it is drawn from nothing. */
export function wakeAllAreas(): void {
  areas.isEverythingAwake = true
  for (const area of [...sleeping.keys()]) wakeUp(area)
}

function observe(area: string): void {
  const element = document.querySelector(`[${areaAttribute}=${JSON.stringify(area)}]`)
  const seen = element?.firstElementChild
  if (seen === null || seen === undefined || typeof IntersectionObserver === 'undefined') {
    wakeUp(area)
    return
  }
  areas.observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wakeWhenIdle(target)
    },
    { rootMargin: nearMargin },
  )
  areas.observer.observe(seen)
}

function wakeWhenIdle(seen: Element): void {
  areas.observer?.unobserve(seen)
  const area = seen.closest(`[${areaAttribute}]`)?.getAttribute(areaAttribute)
  if (area === null || area === undefined) return
  if (waiting.push(() => wakeUp(area)) === 1) whenIdle(wakeNext)
}

/** Whoever stays has the whole page: to search in it, and to have it read out. */
function wakeRestWhenIdle(): void {
  const [area] = sleeping.keys()
  delete areas.rest
  if (area === undefined) return
  wakeUp(area)
  whenIdle(wakeRestWhenIdle)
}

function wakeNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) whenIdle(wakeNext)
}

const idlePatienceMs = 1000

/** Safari cannot say when that is. */
const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(work, { timeout: idlePatienceMs })
    : setTimeout(work, idlePatienceMs)

/** Whoever touches an area has it at once, with all that it stands in. */
function listen(): void {
  areas.isListening = true
  const onTouch = ({ target }: Event) => {
    let area = target instanceof Element ? target.closest(`[${areaAttribute}]`) : null
    while (area !== null) {
      wakeUp(area.getAttribute(areaAttribute) ?? '')
      area = area.parentElement?.closest(`[${areaAttribute}]`) ?? null
    }
  }
  for (const touch of touches) window.addEventListener(touch, onTouch, { capture: true, passive: true })
  // On paper stands what was read.
  window.addEventListener('beforeprint', wakeAllAreas)
}

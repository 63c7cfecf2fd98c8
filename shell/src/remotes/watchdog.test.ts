import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createWatchdog } from './watchdog.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const release = 'mfe-test@2.0.0'
const minuteMs = 60_000

/** A browser with its two stores; a page that hangs is one that is never spoken to again. */
function aBrowser() {
  const aStore = () => {
    const values = new Map<string, unknown>()
    return {
      read: (key: string) => values.get(key),
      write: (key: string, value: unknown) => void values.set(key, value),
    }
  }
  const local = aStore()
  const aTab = () => {
    const session = aStore()
    return () => {
      const page = { isHidden: false, isDead: false }
      const hides: (() => void)[] = []
      const watchdog = createWatchdog({
        stores: { session, local },
        now: Date.now,
        setTimer(work, ms) {
          const timer = setTimeout(() => page.isDead || work(), ms)
          return () => clearTimeout(timer)
        },
        isHidden: () => page.isHidden,
        onHidden: (work) => void hides.push(work),
      })
      const hide = () => {
        page.isHidden = true
        for (const work of hides) work()
      }
      const hang = () => {
        page.isDead = true
      }
      return { ...watchdog, hide, hang, page }
    }
  }
  return { aTab }
}

describe('[K-148] a release whose code took the page', () => {
  it('is found by the next page of the tab, and passed over for an hour', () => {
    const open = aBrowser().aTab()
    const page = open()
    page.enter(release)
    page.hang()
    jest.advanceTimersByTime(5000)
    expect(open().found(release)).toMatchObject({ name: 'NeverAnsweredError' })
    expect(open().found('mfe-test@1.0.0')).toBeUndefined()
    // What runs well beside it changes nothing of that.
    open().enter('mfe-other@1.0.0')()
    jest.advanceTimersByTime(55 * minuteMs)
    expect(open().found(release)).toBeDefined()
    jest.advanceTimersByTime(6 * minuteMs)
    expect(open().found(release)).toBeUndefined()
  })

  it('is found by another tab when it has given no sign for ten seconds', () => {
    const browser = aBrowser()
    const page = browser.aTab()()
    page.enter(release)
    jest.advanceTimersByTime(minuteMs)
    expect(browser.aTab()().found(release)).toBeUndefined()
    page.hang()
    jest.advanceTimersByTime(11_000)
    expect(browser.aTab()().found(release)).toBeDefined()
  })
})

describe('[K-148] what is found of a release', () => {
  it('is nothing when it stood a second later', () => {
    const open = aBrowser().aTab()
    const leave = open().enter(release)
    leave()
    jest.advanceTimersByTime(1000)
    expect(open().found(release)).toBeUndefined()
  })

  it.each([
    { says: 'of which one step ended and another one took the page', hasEnded: false },
    { says: 'of which both steps ended', hasEnded: true },
  ])('$says: $hasEnded', ({ hasEnded }) => {
    const open = aBrowser().aTab()
    const page = open()
    const first = page.enter(release)
    const second = page.enter(release)
    first()
    if (hasEnded) second()
    jest.advanceTimersByTime(1000)
    page.hang()
    jest.advanceTimersByTime(5000)
    expect(open().found(release) === undefined).toBe(hasEnded)
  })

  it('whose mark is younger than that of a page which somebody gave up: a browser lost that it was taken back', () => {
    const open = aBrowser().aTab()
    const page = open()
    page.enter(release)
    page.hang()
    jest.advanceTimersByTime(4900)
    expect(open().found(release)).toBeUndefined()
    jest.advanceTimersByTime(100)
    expect(open().found(release)).toBeDefined()
  })

  it('whose page was left or hidden: there a phone may end it at any time', () => {
    const open = aBrowser().aTab()
    const page = open()
    page.enter(release)
    page.hide()
    jest.advanceTimersByTime(5000)
    expect(open().found(release)).toBeUndefined()
    page.page.isHidden = false
    jest.advanceTimersByTime(1000)
    page.hang()
    jest.advanceTimersByTime(5000)
    expect(open().found(release)).toBeDefined()
  })
})

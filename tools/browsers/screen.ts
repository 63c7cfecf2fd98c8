import { setTimeout as wait } from 'node:timers/promises'
import type { EnginePage, PageElement } from './engine.ts'
import {
  findExpression,
  hasQueries,
  loadQueries,
  placeExpression,
  type Target,
  wordsExpression,
} from './find-in-page.ts'
import { loadedExpression } from './watch-page.ts'

const pollMs = 100
/** Without another file or answer. */
const quietMs = 700
const patienceMs = 20_000
const shownLength = 600

/** A page with patience: whatever is asked of it is asked again until it is so, as the page changes by itself. */
export type Screen = {
  open(address: string): Promise<void>
  /** Waits until it is there; gives its name or its text. */
  see(target: Target): Promise<string>
  seeNone(target: Target): Promise<void>
  seeAddress(address: string): Promise<void>
  press(target: Target): Promise<void>
  /** Presses something that leaves the page, as {@link open} does: once it has loaded. */
  leaveBy(target: Target): Promise<void>
  fill(target: Target, text: string): Promise<void>
  choose(target: Target, value: string): Promise<void>
  /** The page's text, for somebody who was not there. */
  text(): Promise<string>
}

export function createScreen(page: EnginePage, stop: AbortSignal): Screen {
  async function look(expression: string): Promise<unknown> {
    if ((await page.evaluate(hasQueries)) !== true) await page.evaluate(loadQueries())
    return page.evaluate(expression)
  }

  /** Until an attempt gives something. Attempts fail while a page is left: only the last failure counts. */
  async function until<T>(goal: string, attempt: () => Promise<T | undefined>): Promise<T> {
    const end = performance.now() + patienceMs
    let failure: unknown
    while (performance.now() < end) {
      stop.throwIfAborted()
      try {
        const found = await attempt()
        if (found !== undefined) return found
        failure = undefined
      } catch (error) {
        failure = error
      }
      await wait(pollMs)
    }
    throw new Error(`not in ${patienceMs / 1000} s: ${goal}`, { cause: failure })
  }

  async function act(verb: string, target: Target, action: (element: PageElement) => Promise<void>): Promise<void> {
    let last: unknown
    await until(`${verb} ${inWords(target)}`, async () => {
      const place = await look(placeExpression(target))
      const isStill = place !== null && place === last
      last = place
      const element = isStill ? await page.element(findExpression(target)) : undefined
      if (element === undefined) return undefined
      await action(element)
      return true
    })
  }

  /** A page that is left while it loads says that files are missing, and what it was storing may be lost. */
  async function quiet(): Promise<void> {
    let last = 0
    let since = performance.now()
    await until('a page that has loaded', async () => {
      const [pending = 0, loaded = 0] = (await page.evaluate(loadedExpression)) as number[]
      if (pending > 0 || loaded !== last) since = performance.now()
      last = loaded
      return performance.now() - since > quietMs || undefined
    })
  }

  return {
    async open(address) {
      await quiet()
      await page.open(address)
    },
    see: (target) =>
      until(
        `see ${inWords(target)}`,
        async () => ((await look(wordsExpression(target))) ?? undefined) as string | undefined,
      ),
    async seeNone(target) {
      await until(`see no ${inWords(target)}`, async () => (await look(wordsExpression(target))) === null || undefined)
    },
    async seeAddress(address) {
      await until(`be at ${address}`, async () => (await page.evaluate('location.href')) === address || undefined)
    },
    press: (target) => act('press', target, (element) => element.press()),
    async leaveBy(target) {
      await quiet()
      await act('press', target, (element) => element.press())
    },
    fill: (target, text) => act('fill', target, (element) => element.fill(text)),
    choose: (target, value) => act(`choose ${value} of`, target, (element) => element.choose(value)),
    async text() {
      const read = '[location.href, document.title, document.body.innerText].join(" ")'
      return String(await page.evaluate(read))
        .replaceAll(/\s+/g, ' ')
        .slice(0, shownLength)
    },
  }
}

/** As a person would say it: button 「注文する」 in article. */
export function inWords(target: Target): string {
  const kind = 'role' in target ? target.role : `field 「${target.label}」`
  const name =
    target.name === undefined ? '' : ` 「${target.name instanceof RegExp ? target.name.source : target.name}」`
  const text = target.text === undefined ? '' : ` with ${target.text}`
  return `${kind}${name}${text}${target.within === undefined ? '' : ` in ${inWords(target.within)}`}`
}

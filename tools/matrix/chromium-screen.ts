import type { Locator, Page } from 'playwright'
import type { Target } from '../browsers/find-in-page.ts'
import { inWords, type Screen } from '../browsers/screen.ts'

const patienceMs = 20_000
const quietMs = 5000
const shownLength = 300

type Role = Parameters<Page['getByRole']>[0]

/** The first element of a target. A control that is switched off cannot be pressed and is not found. */
function locate(page: Page, target: Target): Locator {
  const { within } = target
  return all(within === undefined ? page : locate(page, within), target, page).first()
}

function all(place: Page | Locator, target: Target, page: Page): Locator {
  const { name, text, has = [] } = target
  const named = name === undefined ? {} : { name, exact: true }
  const found =
    'role' in target
      ? place.getByRole(target.role as Role, { ...named, disabled: false })
      : place.getByLabel(target.label)
  const withText = text === undefined ? found : found.filter({ hasText: text })
  return has.reduce((left, inner) => left.filter({ has: all(page, inner, page) }), withText)
}

export type ChromiumScreen = Screen & {
  /** Waits until a release stands in the page, `mfe-a@1.0.0+1a2b`, with a heading of its own. */
  seeRelease(release: string): Promise<void>
}

/** A page of Chromium for the steps of the main journey. `problem`: rejects when the page has said an error. */
export function chromiumScreen(page: Page, problem: Promise<never>): ChromiumScreen {
  const timeout = patienceMs

  /** Until it is so, or the page has failed before. */
  async function wait<T>(goal: string, attempt: () => Promise<T>): Promise<T> {
    try {
      return await Promise.race([attempt(), problem])
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error
      throw new Error(`not in ${patienceMs / 1000} s: ${goal}; on the page stands: ${await text()}`)
    }
  }

  const text = async () =>
    String(await page.evaluate('[location.href, document.body.innerText].join(" ")'))
      .replaceAll(/\s+/g, ' ')
      .slice(0, shownLength)

  /** A page that is left while it stores something may lose it. */
  const quiet = () => page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined)
  const press = (target: Target) => wait(`press ${inWords(target)}`, () => locate(page, target).click({ timeout }))

  return {
    async open(address) {
      await quiet()
      await wait(`open ${address}`, () => page.goto(address, { timeout }))
    },
    see: (target) =>
      wait(`see ${inWords(target)}`, async () => {
        const found = locate(page, target)
        await found.waitFor({ timeout })
        return String(await found.evaluate((element) => element.ariaLabel ?? element.textContent))
      }),
    seeNone: (target) =>
      wait(`see no ${inWords(target)}`, () => locate(page, target).waitFor({ state: 'detached', timeout })),
    seeAddress: (address) => wait(`be at ${address}`, () => page.waitForURL(address, { timeout })),
    press,
    async leaveBy(target) {
      await quiet()
      await press(target)
    },
    fill: (target, value) => wait(`fill ${inWords(target)}`, () => locate(page, target).fill(value, { timeout })),
    choose: (target, value) =>
      wait(`choose ${value} of ${inWords(target)}`, async () => {
        const list = locate(page, target)
        // Its choices are drawn when it has the focus.
        await list.focus({ timeout })
        await list.selectOption(value, { timeout })
      }),
    seeRelease: (release) =>
      wait(`see a screen of ${release}`, () =>
        page.locator(`main [data-release="${release}"] :is(h1, h2)`).first().waitFor({ timeout }),
      ),
    text,
  }
}

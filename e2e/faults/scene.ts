import { expect, type Page } from '@playwright/test'
import { mobilePath } from '@shop/shared/routes'
import { insideApp } from '../journeys/steps/app.ts'
import { storedTokens } from '../journeys/steps/login.ts'
import type { Shop } from '../stack/shop.ts'
import { type Behaviour, switchOf } from './fixture/behaviour.ts'
import { type FaultScreen, homeBeside, screens } from './screens.ts'
import { awaitAfterClick, blanksOf, timeSinceClick } from './watch-page.ts'

export type EntryName = 'web' | '/mobile'

/**
 * The aim is a second, and the report says what was measured. A machine that has more to do gets more: as
 * many times what it needs while nothing is broken.
 */
const reactionLimitMs = 3000
const slowdownLimit = 3
/** Longer than the slot waits for a screen that never stands. */
const recoveryMs = 30_000
const timeoutMs = 30_000

/** A tab in which one remote may go wrong, and what a member does and sees there. */
export function createScene(page: Page, shop: Shop, broken: FaultScreen, entry: EntryName) {
  const addressOf = (path: string) => (entry === 'web' ? path : mobilePath(path))
  const home = homeBeside(broken)
  const other = otherThan(broken)
  const contentOf = ({ remote, content }: FaultScreen) => `[data-remote="${remote}"] ${content}`
  const container = page.locator(`main [data-remote="${broken.remote}"]`)
  const reactions: number[] = []
  let limitMs = reactionLimitMs

  /** Clicks, and waits for what shall be seen then. */
  async function timed(click: () => Promise<void>, selector: string): Promise<number> {
    await awaitAfterClick(page, selector)
    await click()
    return timeSinceClick(page, timeoutMs)
  }

  async function inTime(what: string, click: () => Promise<void>, selector: string): Promise<void> {
    const tookMs = await timed(click, selector)
    reactions.push(tookMs)
    expect(tookMs, `${what} in time`).toBeLessThan(limitMs)
  }

  const tab = (name: string) => page.getByRole('navigation', { name: '注文メニュー' }).getByRole('link', { name })

  /** The application has no tabs: its way out is the brand. */
  const toOther = () =>
    (broken.hasTwin
      ? tab(other.remote === 'mfe-catalogue' ? 'カテゴリ' : '注文トップ')
      : page.getByRole('banner').getByRole('link', { name: 'トドック トップページ' })
    ).click()

  return {
    page,
    shop,
    broken,
    reactions,
    /** A new page, at a screen of a third remote: nothing of the two that are looked at is loaded. */
    async openAfresh(): Promise<void> {
      const address = addressOf(home.path)
      if (entry === '/mobile') await insideApp(page)
      await page.goto(entry === 'web' ? address : `${address}?accessToken=${await tokenOf(page)}`)
      await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible()
      // The app's webview begins with scripts of its own.
      await expect(page.locator('head script[src*="/webview."]')).toHaveCount(entry === 'web' ? 0 : 1)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    },
    misbehave: (what: Behaviour | undefined): Promise<void> =>
      page.evaluate(
        ([name, value]) =>
          value === undefined ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, value),
        [switchOf(broken.remote), what] as const,
      ),
    /** To the broken remote, within the page. */
    ask: (): Promise<void> => step(page, addressOf(broken.path)),
    goTo: (path: string): Promise<void> => step(page, addressOf(path)),
    /** Away from it, to the screen of the third remote. */
    async leave(): Promise<void> {
      await step(page, addressOf(home.path))
      // A move that overtakes another one would leave nothing at all.
      await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible()
    },
    async shellReacts(): Promise<void> {
      if (entry === '/mobile') {
        await inTime('a tab', () => tab('リピ買い').click(), '[aria-current="page"][href$="/orders/repeat"]')
        return
      }
      await inTime('the drawer', () => page.getByRole('button', { name: 'メニュー' }).click(), 'dialog[open]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeHidden()
    },
    async otherIsUsable(): Promise<void> {
      await inTime(other.remote, toOther, contentOf(other))
    },
    /** Position long this machine needs while nothing is broken. */
    async timeHealthy(): Promise<void> {
      const tookMs = await timed(toOther, contentOf(other))
      limitMs = Math.max(reactionLimitMs, slowdownLimit * tookMs)
    },
    /** Tells the screens on show to throw, and waits until they are gone. */
    async crash(word: string): Promise<void> {
      await container.evaluateAll((all) => {
        for (const one of all) one.dataset['crashes'] = ''
      })
      await page.evaluate((name) => void window.dispatchEvent(new Event(name)), word)
      await expect(page.locator('[data-crashes]')).toHaveCount(0)
    },
    async shows(release: string): Promise<void> {
      await expect(container.and(page.locator(`[data-release="${release}"]`)), `${release} is on show`).toBeVisible({
        timeout: recoveryMs,
      })
      await expect(page.locator(contentOf(broken)).first()).toBeVisible({ timeout: recoveryMs })
    },
    async fallsBack(): Promise<void> {
      const fallback = page.getByRole('main').getByRole('region', { name: '表示できませんでした' })
      await expect(fallback.getByRole('button', { name: '再読み込み' })).toBeVisible()
    },
    async waits(): Promise<void> {
      await expect(page.getByRole('main').locator('[aria-busy]').first()).toBeAttached()
    },
    async wasNeverBlankNorLoadedAnew(): Promise<void> {
      expect(await blanksOf(page), 'moments with a blank page').toEqual([])
      expect(await page.evaluate(() => 'isSamePage' in window), 'still the same page').toBe(true)
    },
  }
}
export type Scene = ReturnType<typeof createScene>

function otherThan({ remote, hasTwin }: FaultScreen): FaultScreen {
  const wanted = remote === 'mfe-catalogue' || !hasTwin ? 'mfe-ordering' : 'mfe-catalogue'
  const other = screens.find((one) => one.remote === wanted)
  if (other === undefined) throw new Error(`${wanted} has no screen in the suite`)
  return other
}

const tokens = new WeakMap<Page, string>()

/** The app hands its token over with every page that it opens. The tab has it from its login on the web. [GRD-021] */
async function tokenOf(page: Page): Promise<string> {
  const token = tokens.get(page) ?? (await storedTokens(page))?.accessToken
  if (token === undefined) throw new Error('nobody has logged in on this page')
  tokens.set(page, token)
  return token
}

/** As the browser's own buttons move: the shell hears it and judges it. */
const step = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

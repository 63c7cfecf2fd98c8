import type { Browser, Locator, Page } from '@playwright/test'
import { deadlineText } from '@shop/shared/testing/builders'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper, emailOf, fillLoginPage, logout, openDrawer } from './steps/login.ts'
import { callPathOf } from './steps/services.ts'

const mail = '/mail/account-register-thanks'

/** Through the entrance, by one of its two buttons. */
async function enterBy(page: Page, button: 'ログイン' | '新規登録'): Promise<void> {
  await page.goto('/entrance')
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await fillLoginPage(page, emailOf('union'))
}

test('[GRD-070] [GRD-071] [GRD-072] [GRD-073] [SGN-058] who has registered is thanked once, not at the next login @desktop', async ({
  page,
  shop,
}) => {
  const asked: (string | undefined)[] = []
  page.on('request', (request) => asked.push(callPathOf(request, shop)))
  const thanks = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().endsWith(mail))
  await enterBy(page, '新規登録')
  expect(await (await thanks).json()).toEqual({ sent: true })
  await expect
    .poll(() => asked)
    .toEqual(
      expect.arrayContaining([
        '/delivery/member',
        '/delivery/member_latest_planning_weeks',
        '/delivery/limited_product_planning_weeks',
        '/recommend/recommend_user_id',
        '/member-point/my/member-point',
        '/stage/my/stage/current',
        '/stage/my/stage/next/necessary-purchases',
      ]),
    )
  await page.goto('/')
  await openDrawer(page)
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await expect(menu.getByText('永年ダイヤモンド')).toBeVisible()
  await expect(menu).toContainText('2025年4月1日(火)から、ずっとダイヤモンドステージです。')
  await page.keyboard.press('Escape')

  await logout(page)
  const points = page.waitForResponse((reply) => reply.url().includes('/my/member-point'))
  await enterBy(page, 'ログイン')
  await points
  expect(asked.filter((path) => path === mail)).toHaveLength(1)
})

test('[GRD-087] [CHR-010] [CHR-011] the view-mode header goes when it is scrolled past and comes back a day later @mobile', async ({
  page,
}) => {
  const welcome = page.getByRole('region', { name: 'はじめての方へ' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(welcome).toBeVisible()
  await expect(page.getByRole('region', { name: '人気ランキング' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(welcome).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: '人気ランキング' })).toBeVisible()
  await expect(welcome).toHaveCount(0)
  expect(asked.filter((path) => /order_list|my\/|limited_product_pl|recommend_user|come_every/.test(path))).toEqual([])

  await page.evaluate(() => {
    const key = 'shop.topViewModeTimestamp'
    localStorage.setItem(key, String(Number(localStorage.getItem(key)) - 24 * 60 * 60 * 1000))
    // A reload would bring back where the page stood.
    window.scrollTo(0, 0)
  })
  await page.reload()
  await expect(welcome).toBeVisible()
})

const devices = [
  { timezoneId: 'Asia/Tokyo', skewHours: 0 },
  { timezoneId: 'America/Los_Angeles', skewHours: -24 },
]

test('[BIZ-025] [API-084] [CHR-005] a device in another zone, or a day off, shows a member the same @desktop', async ({
  browser,
  shop,
}) => {
  const shown: Record<string, string[]> = {}
  for (const device of devices)
    shown[`${device.timezoneId} ${device.skewHours}`] = await textsOn(browser, shop.origins.shop, device)
  const [first = '', ...others] = Object.keys(shown)
  expect(shown[first]?.join(' ')).toContain(`${deadlineText()}まで`)
  for (const other of others) expect(shown[other], other).toEqual(shown[first])
})

type Device = (typeof devices)[number]

/** All that a member reads on the top page and in the drawer. Between two looks an hour may pass. */
async function textsOn(browser: Browser, baseURL: string, { timezoneId, skewHours }: Device): Promise<string[]> {
  const context = await browser.newContext({ timezoneId, baseURL })
  const page = await context.newPage()
  // The shop of the journeys has an hour of its own, its identity provider has the real one: at the login they differ.
  await beginAsShopper(page, 'family')
  await context.addInitScript(setClockOff, skewHours * 3_600_000)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /注文済み/ })).toBeVisible()
  const region = (name: string | RegExp) => page.getByRole('region', { name, exact: true })
  const top = [
    page.getByRole('banner'),
    region('ご注文の週'),
    region('お知らせ'),
    region(/^訳あり商品/),
    page.getByRole('contentinfo'),
  ]
  const texts = [...(await Promise.all(top.map(readable)))]
  await openDrawer(page)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('有効期限')).toBeVisible()
  await expect(drawer.getByText('集計中')).toBeVisible()
  texts.push(await readable(drawer))
  await context.close()
  return texts
}

/** Runs in the page, before anything else. */
function setClockOff(skewMs: number): void {
  const RealDate = Date
  class SkewedDate extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [RealDate.now() + skewMs] : given) as [number]))
    }
    static override now = () => RealDate.now() + skewMs
  }
  window.Date = SkewedDate as DateConstructor
}

async function readable(area: Locator): Promise<string> {
  await expect(area).toBeVisible()
  await expect(area).not.toHaveAttribute('aria-busy', 'true')
  return ((await area.allInnerTexts())[0] ?? '').replaceAll(/\d+(?:\s*)時間/g, '時間')
}

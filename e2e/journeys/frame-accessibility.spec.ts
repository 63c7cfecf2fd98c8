import type { Page } from '@playwright/test'
import { href } from '@shop/shared/routes'
import { expect, test } from '../stack/test.ts'
import { expectAccessibleAtEveryWidth, expectNoOverflow } from './steps/accessibility.ts'
import { doubleText, shareAboveScreen, shareOfStayingBars, unreadable } from './steps/large-text.ts'
import { beginAsShopper, openDrawer } from './steps/login.ts'
import { categories, categoryAddress } from './steps/order.ts'

/** The drawers of members are looked at where they are opened: drawer.spec.ts, members.spec.ts. */
const visitors = ['guest', 'member'] as const
type Visitor = (typeof visitors)[number]

/** Screens that the shell draws itself, whoever looks. */
const screens = [
  '/faq',
  `/faq/detail/${encodeURIComponent('注文の締切はいつですか？')}`,
  '/lp/app/pr',
  '/entrance',
  '/entrance?version=welcome',
  '/nowhere',
] as const

/** Those of them that a login changes; the others change in the header alone. */
const screensOfMembers: readonly string[] = ['/entrance', '/nowhere']
const screensOf: Readonly<Record<Visitor, readonly string[]>> = {
  guest: screens,
  member: screensOfMembers,
}

/** Overlays of the shell's pages: opened and closed again by the keyboard alone. */
const overlays: Readonly<Record<string, { isFor: readonly Visitor[]; from: string; open(page: Page): Promise<void> }>> =
  {
    drawer: { isFor: ['guest'], from: '/faq', open: openDrawer },
    'question before the logout': {
      isFor: ['member'],
      from: '/faq',
      async open(page) {
        await openDrawer(page)
        await page.getByRole('button', { name: 'ログアウト', exact: true }).press('Enter')
        await expect(page.getByRole('dialog', { name: /ログアウト/ })).toBeVisible()
      },
    },
    'choice of the week': {
      isFor: ['member'],
      from: '/',
      async open(page) {
        await page.getByRole('region', { name: 'ご注文の週' }).getByRole('button', { name: /週/ }).press('Enter')
        await expect(page.getByRole('dialog', { name: 'ご注文の週' })).toBeVisible()
      },
    },
  }

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

// axe looks at every element at every width.
test.slow()

for (const visitor of visitors)
  test(`the frame and its screens are accessible to a ${visitor}, at every width @desktop`, async ({ page }) => {
    if (visitor === 'member') await beginAsShopper(page)
    for (const path of screensOf[visitor])
      await test.step(path, async () => {
        await page.goto(path)
        await expect(headingOf(page)).toBeVisible()
        await expectAccessibleAtEveryWidth(page, `${path} for a ${visitor}`)
      })
    for (const [name, { isFor, from, open }] of Object.entries(overlays)) {
      if (!isFor.includes(visitor)) continue
      await test.step(name, async () => {
        await page.goto(from)
        await expect(headingOf(page)).toHaveCount(1)
        await open(page)
        await expectAccessibleAtEveryWidth(page, `${name} for a ${visitor}`)
        while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
      })
    }
  })

test('at 200 percent and 320 pixels nothing of the frame is lost, and nothing moves for who wants no motion @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', ...screens]) {
    await page.goto(path)
    await expect(headingOf(page)).toHaveCount(1)
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 450 })
      await expectNoOverflow(page, `${path} at ${width}`)
      await openDrawer(page)
      await expectNoOverflow(page, `drawer over ${path} at ${width}`)
      // Things on the page may fade; nothing goes on moving.
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : '')),
      )
      expect(moving, `motion on ${path}`).toEqual([])
      await page.keyboard.press('Escape')
    }
  }
})

test('[K-182] with letters twice as large the bars leave two thirds of a desktop and a phone to the page, nothing lies over anything, and no name is cut @desktop', async ({
  page,
}) => {
  await beginAsShopper(page)
  for (const path of ['/', categoryAddress(categories.vegetables), href.orderedList()]) {
    await page.goto(path)
    await expect(headingOf(page)).toHaveCount(1)
    await doubleText(page)
    for (const { width, height } of [
      { width: 1280, height: 900 },
      { width: 768, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect.soft.poll(() => shareAboveScreen(page), `${path} at ${width}, at its top`).toBeLessThanOrEqual(1 / 3)
      await page.evaluate(() => window.scrollTo(0, 700))
      // On a phone the line of the week comes back for who scrolls up.
      await page.evaluate(() => window.scrollBy(0, -100))
      await expect.poll(() => shareOfStayingBars(page), `${path} at ${width}, scrolled`).toBeLessThanOrEqual(1 / 3)
      await expect.soft.poll(() => unreadable(page), `${path} at ${width}`).toEqual([])
      await expectNoOverflow(page, `${path} at ${width}`)
    }
  }
})

/** Drawn in colour alone, it is gone in the colours of a member’s own. */
test('in forced colours the tab, the look of the list and the days of the rail are told apart, and icons are seen @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/category/11/0/0/-1')
  const tabs = page.getByRole('navigation', { name: '注文メニュー' }).getByRole('link')
  await expect(tabs).toHaveCount(4)
  const marks = await tabs.evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomColor))
  expect(new Set(marks).size, 'a tab of four').toBe(2)
  expect(marks.filter((mark) => mark === marks[2])).toHaveLength(1)

  const looks = page.getByRole('group', { name: '表示' }).getByRole('button')
  await expect(looks).toHaveCount(2)
  const outlines = await looks.evaluateAll((buttons) =>
    buttons.map((button) => [button.getAttribute('aria-pressed'), getComputedStyle(button).outlineStyle]),
  )
  expect(outlines).toEqual(outlines.map(([isPressed]) => [isPressed, isPressed === 'true' ? 'solid' : 'none']))

  const days = page.getByRole('list', { name: '締切とお届けまでの日程' }).locator('> li:not([data-is=gap])')
  await expect(days).not.toHaveCount(0)
  const beads = await days.evaluateAll((all) =>
    all.map((day) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(day, '::before')
      return [borderTopColor === getComputedStyle(document.body).backgroundColor, backgroundColor]
    }),
  )
  expect(beads.map(([isLost]) => isLost)).toEqual(beads.map(() => false))
  expect(new Set(beads.map(([, fill]) => fill)).size, 'today and the deadline from other days').toBe(2)

  // The browser leaves the colours of drawings as they are: the shop's ink is lost on black.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openDrawer(page)
  const icons = page.locator('svg')
  await expect(icons).not.toHaveCount(0)
  const lost = await icons.evaluateAll((all) =>
    all
      .filter((icon) => {
        const { color, backgroundColor } = getComputedStyle(icon)
        const isOnPage = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor].includes(backgroundColor)
        const around = icon.parentElement === null ? color : getComputedStyle(icon.parentElement).color
        return !isOnPage || color !== around
      })
      .map((icon) => icon.outerHTML.slice(0, 80)),
  )
  expect(lost, 'icons that do not take the colour of their text').toEqual([])
})

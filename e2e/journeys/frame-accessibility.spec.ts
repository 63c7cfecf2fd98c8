import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { expectAccessible, expectNoOverflow } from './steps/accessibility.ts'
import { type Account, loginShopper, openDrawer } from './steps/login.ts'

const visitors = ['guest', 'member', 'family', 'corporate'] as const satisfies readonly ('guest' | Account)[]
type Visitor = (typeof visitors)[number]

/** Screens that the shell draws itself, whoever looks. */
const screens = [
  '/faq',
  `/faq/detail/${encodeURIComponent('注文の締切はいつですか？')}`,
  '/lp/app/pr',
  '/entrance',
  '/entrance?version=welcome',
  '/catalogs',
] as const

/** What lies over a page of the shell: opened and closed again by the keyboard alone. */
const overlays: Readonly<Record<string, { isFor: readonly Visitor[]; from: string; open(page: Page): Promise<void> }>> =
  {
    drawer: { isFor: visitors, from: '/faq', open: openDrawer },
    'question before the logout': {
      isFor: ['member', 'family', 'corporate'],
      from: '/faq',
      async open(page) {
        await openDrawer(page)
        await page.getByRole('button', { name: 'ログアウト', exact: true }).press('Enter')
        await expect(page.getByRole('dialog', { name: /ログアウト/ })).toBeVisible()
      },
    },
    'choice of the week': {
      isFor: visitors,
      from: '/',
      async open(page) {
        await page.getByRole('region', { name: 'ご注文の週' }).getByRole('button', { name: /週/ }).press('Enter')
        await expect(page.getByRole('dialog', { name: 'ご注文の週' })).toBeVisible()
      },
    },
  }

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

for (const visitor of visitors)
  test(`the frame and its screens are accessible to a ${visitor}`, async ({ page }) => {
    if (visitor !== 'guest') await loginShopper(page, visitor)
    for (const path of screens)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(headingOf(page)).toBeVisible()
        await expectAccessible(page, `${path} for a ${visitor}`)
      })
    for (const [name, { isFor, from, open }] of Object.entries(overlays)) {
      if (!isFor.includes(visitor)) continue
      await test.step(name, async () => {
        await page.goto(from)
        await expect(headingOf(page)).toHaveCount(1)
        await open(page)
        await expectAccessible(page, `${name} for a ${visitor}`)
        while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
      })
    }
  })

test('at 200 percent and 320 pixels nothing of the frame is lost, and nothing moves for who wants no motion @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [640, 320])
    for (const path of ['/', ...screens]) {
      await page.setViewportSize({ width, height: 450 })
      await page.goto(path)
      await expect(headingOf(page)).toHaveCount(1)
      await expectNoOverflow(page, `${path} at ${width}`)
      await openDrawer(page)
      await expectNoOverflow(page, `drawer over ${path} at ${width}`)
      // What stands on the page may fade; nothing goes on moving.
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : '')),
      )
      expect(moving, `motion on ${path}`).toEqual([])
      await page.keyboard.press('Escape')
    }
})

import {
  expect,
  expectAccessibleAtEveryWidth,
  expectAccessibleLayout,
  expectLegibleOnPaper,
  type Page,
  test,
} from '@shop/tools/isolate'

const total = { name: '合計' }
const foot = { name: 'ご注文の合計と操作' }

test('[ORD-101] [ORD-102] the order of a member, at every width: what is skipped or cancelled is struck through and not counted', async ({
  open,
  page,
}) => {
  const shop = await open('path=/cart/ordered&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: 'ご注文内容' })).toBeVisible()
  await expect(shop.getByRole('complementary', total)).toBeVisible()
  const stopped = shop.getByRole('listitem').filter({ hasText: '今回はお届けしません' })
  await expect(stopped).toHaveCount(2)
  await expect(stopped.first().locator('s')).toHaveText(/^\d+点$/)
  await expect(shop.getByRole('heading', { level: 2, name: '今週のご注文 5品' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('a watched-over member orders in the app @desktop', async ({ open, page }) => {
  const shop = await open('path=/cart/ordered&persona=app-watched-over')
  await shop.getByRole('textbox', { name: /注文番号/ }).fill('106051')
  await shop.getByRole('button', { name: '決定' }).click()
  await shop.getByRole('button', { name: '1商品をまとめて注文する' }).click()
  await shop.getByRole('button', { name: '閉じる', exact: true }).click()
  await expect(shop.getByRole('group', { name: '深むし茶 ペットボトルの注文数' })).toHaveText(/1/)
  // It covers the middle of a phone's screen, to which the check of targets scrolls each of them.
  await expect(shop.getByText('注文しました', { exact: true })).toBeHidden()
  await expectAccessibleLayout(page)
})

test('a member changes a line, with sum, deadline and the way back in sight', async ({ open }) => {
  const shop = await open('path=/cart/ordered&persona=member&viewport=mobile')
  // A line of a subscription is changed in its settings.
  const milk = shop.getByRole('listitem', { name: '十勝しぼりたて牛乳' })
  await expect(milk.getByRole('link', { name: '定期便の設定を変更する' })).toBeVisible()
  await expect(milk.getByRole('button', { name: /^(?!お気に入り )/ })).toHaveCount(0)

  // [K-167] Sum and deadline are in sight at both ends of the page, and the lines are low.
  const bar = shop.getByRole('region', foot)
  const { lines, third } = await shop.getByRole('region', { name: /今週のご注文/ }).evaluate((list) => ({
    lines: [...list.querySelectorAll('[role=listitem]')].map((line) => line.getBoundingClientRect().height),
    third: innerHeight / 3,
  }))
  expect(Math.max(...lines)).toBeLessThanOrEqual(210)
  for (const place of [shop.getByRole('heading', { level: 1 }), shop.getByRole('complementary', total)]) {
    await place.scrollIntoViewIfNeeded()
    await expect(bar.getByText(/^締切/)).toBeInViewport({ ratio: 1 })
  }

  const line = shop.getByRole('listitem', { name: 'あごだしつゆ' })
  await line.getByRole('button', { name: '1つ増やす' }).click()
  await expect(line.getByRole('group')).toContainText('4')
  await expect(bar).toContainText('あごだしつゆを3点から4点に変更しました')
  // [K-167] [AX-08] With letters twice as large it takes a third of the height at most, with its undo in sight.
  const letters = (size: string) =>
    shop.locator('html').evaluate((html, to) => html.style.setProperty('font-size', to), size)
  await letters('200%')
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(third + 1)
  await expect(bar.getByRole('button', { name: '元に戻す' })).toBeInViewport()
  await letters('')
  // [AX-10] What has the focus is not behind it.
  await line.getByRole('button', { name: /^取消し/ }).focus()
  const [focused, over] = [await line.getByRole('button', { name: /^取消し/ }).boundingBox(), await bar.boundingBox()]
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
})

/** A4 within its margins, in pixels of CSS. */
const sheet = { width: 680, height: 1009 }
const lastDay = 'clock=2026-11-24T12:00:00%2B09:00'

/** The page itself, not the panel's frame around it, as it comes onto paper. */
async function onPaper(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('complementary', total)).toBeVisible()
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  return page.getByRole('main')
}

/** Text in the margins of the paper is in no element. */
const pageRules = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.cssText)
      .join(),
  )

test('the order on paper: its head, and each product in one row, black on white', async ({ open, page }) => {
  const scroll = encodeURIComponent('/scroll/ordered/complete?orderNo=109376&orderCount=1')
  const partner = await open(`path=${scroll}&persona=member&${lastDay}`)
  await partner.getByRole('button', { name: '注文する' }).click()
  await expect(partner.getByText('ご注文ありがとうございました。')).toBeVisible()
  const main = await onPaper(page, '/cart/ordered')
  await expect(main.getByText('専門店', { exact: true })).toBeVisible()
  // A sentence in the column of the counts would make the row many lines high.
  await expect(main.getByText(/^専門店サイトでのご注文は/)).toBeHidden()
  await expect(main.getByText(/ 様/)).toBeVisible()
  expect(await pageRules(page)).toMatch(/@bottom-left \{[^}]*2026年11月24日\(火\)　組合員番号 \d{8}/)
  await expect(page.getByText('12月1週 締切まで')).toBeHidden()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('region', foot)).toBeHidden()

  const lines = main.getByRole('region', { name: /今週のご注文/ }).getByRole('listitem')
  const rows = await lines.evaluateAll((items) =>
    items.map((item) => {
      const [facts, price, control] = ['facts', 'price', 'control'].map((part) => item.querySelector(`[data-${part}]`))
      const number = control?.querySelector('output, [data-count]')
      if (!facts || !price || !control || !number) throw new Error('a line without its parts')
      const isBeside = (one: Element, other: Element) => {
        const [left, right] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        return left.right <= right.left && left.top < right.bottom && right.top < left.bottom
      }
      const unit = getComputedStyle(number, '::after').content.replace(/none|"/g, '')
      return { isOneRow: isBeside(facts, price) && isBeside(price, control), count: number.textContent + unit }
    }),
  )
  expect(rows).toEqual(Array(8).fill({ isOneRow: true, count: expect.stringMatching(/^\d+点$/) }))

  await expectLegibleOnPaper(main)
})

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('two products and what they come to are one page', async ({ open, page }) => {
  const shop = await open('path=/cart/ordered&persona=member&week=20261202')
  await shop.getByRole('textbox', { name: /注文番号/ }).fill('106051')
  await shop.getByRole('button', { name: '決定' }).click()
  await shop.getByRole('button', { name: '1商品をまとめて注文する' }).click()
  await expect(shop.getByRole('heading', { level: 2, name: '12月2週のご注文 2品' })).toBeVisible()
  await onPaper(page, '/cart/ordered')
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
})

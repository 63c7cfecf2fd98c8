import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { loginShopper, storedTokens } from './steps/login.ts'

type Tokens = { accessToken: string; idToken: string }

/**
 * Addresses that somebody else has made, with tokens that hold: one of each kind, every form is read without a browser.
 * `asks`: nothing is read of the others.
 */
const crafted: readonly { asks: boolean; address(tokens: Tokens): string }[] = [
  { asks: true, address: ({ accessToken, idToken }) => `/mobile/lp?accessToken=${accessToken}&idToken=${idToken}` },
  { asks: true, address: ({ accessToken, idToken }) => `/signup/todok?accessToken=${accessToken}&idToken=${idToken}` },
  { asks: true, address: ({ accessToken }) => `/mobile/category?from=%2Fmobile&%61ccessToken=${accessToken}` },
  { asks: false, address: () => '/mobile/search/results?searchWord=a&viewMode=true#here' },
  { asks: false, address: ({ accessToken }) => `/category?viewMode=true&accessToken=${accessToken}` },
]

const keptOf = (page: Page) =>
  page.evaluate(() =>
    ['tokens', 'unionMember', 'planningWeekIndex'].map((key) => sessionStorage.getItem(`shop.${key}`)),
  )

test('[GRD-091] crafted addresses in a plain browser leave the login of the tab as it was @desktop', async ({
  page,
  newVisitor,
}) => {
  const stranger = await newVisitor()
  await loginShopper(stranger, 'union')
  const tokens = await storedTokens(stranger)
  if (tokens === undefined) throw new Error('the stranger has tokens')
  await loginShopper(page)
  const before = await keptOf(page)
  const question = page.getByRole('dialog', { name: /さん(?:としてログインしますか|に切り替えますか)？/ })

  for (const { asks, address } of crafted) {
    await page.goto(address(tokens))
    await test.step(`${page.url()}, asked: ${asks}`, async () => {
      if (asks) await question.getByRole('button', { name: 'いいえ' }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(question).toHaveCount(0)
      expect(await keptOf(page)).toEqual(before)
      expect(page.url()).not.toContain(tokens.accessToken)
    })
  }
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容 注文済み [\d,]+点$/ })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'

export type Screen = {
  path: string
  /** The heading of level one. */
  heading: string | RegExp
  /** Stands on the page when what it shows is there. */
  ready(page: Page): Promise<void>
}

const hasArticle = (page: Page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
const hasRegion = (name: string) => (page: Page) =>
  expect(page.getByRole('main').getByRole('region', { name })).toBeVisible()
const hasLink = (name: string) => (page: Page) =>
  expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()

/** For everybody, also without a login. */
export const sharedScreens: readonly Screen[] = [
  { path: '/', heading: '注文トップ', ready: hasRegion('よくあるご質問') },
  { path: '/category', heading: 'カテゴリ', ready: hasLink('野菜') },
  { path: '/category/11/0/0/-1', heading: '野菜', ready: hasArticle },
  { path: '/category/11/1101/0/3', heading: '葉物野菜', ready: hasArticle },
  { path: '/products/20261201/104001', heading: /十勝しぼりたて牛乳/, ready: hasArticle },
  { path: '/search/results?searchWord=牛乳', heading: /牛乳/, ready: hasArticle },
  { path: '/search/results?searchWord=ほげほげ', heading: /ほげほげ/, ready: async () => {} },
]

export const memberScreens: readonly Screen[] = [
  { path: '/orders/repeat', heading: 'リピ買い', ready: hasArticle },
  { path: '/favorite', heading: 'お気に入り', ready: hasArticle },
  {
    path: '/cart/ordered',
    heading: 'ご注文内容',
    ready: (page) => expect(page.getByRole('complementary', { name: '合計' })).toBeVisible(),
  },
  {
    path: '/points/history',
    heading: 'ポイント履歴',
    ready: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  { path: '/signup/todok', heading: '宅配のお申し込み', ready: hasLink('注文トップへ') },
  { path: '/entrance', heading: 'ログイン済みです', ready: hasLink('注文トップへ') },
]

export async function open(page: Page, { path, heading, ready }: Screen): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
  await ready(page)
}

import { badStoredValues } from '@shop/shared/testing/bad-values'
import { expect, test } from '../stack/test.ts'
import { emailOf, expectShopper, expectVisitor, login } from './steps/login.ts'

const own = (keys: readonly string[]) => keys.map((key) => `shop.${key}`)

/** Every name under which the shop and its remotes keep a value. Nothing else must be found in a browser. */
const session = [
  ...own(['tokens', 'from', 'unionMember', 'toldWithoutDelivery', 'assortment', 'planningWeekIndex']),
  ...own(['pendingLogin', 'redirects']),
  ...own([
    'askedInSilence',
    'places',
    'outdatedReloadAt',
    'sessionId',
    'sp',
    'app',
    'converted',
    'releasesUnderWay',
    'platform-panel.faults',
  ]),
  'shop/(shared)/member/ordering.lastOrder',
  'shop/(shared)/member/writes.unsent',
  'shop/mfe-ordering/member/ordering.subscription-wishes',
  'shop/mfe-ordering/visit/scrollVisit',
  'shop/mfe-signup/member/signup.application',
  'shop/mfe-signup/member/signup.applied',
  'shop/mfe-signup/member/signup.transfer',
  'shop/mfe-signup/member/signup.bankReturn',
]
const local = [
  ...own(['lastRefresh', 'passwordAgain', 'visitor', 'topViewModeTimestamp', 'releasesUnderWay']),
  ...own(['utm_source', 'utm_medium', 'utm_planningWeek', 'utm_isWebAd', 'is_official_site']),
  'shop/(shared)/visit/product-list-look',
  'shop/(shared)/visit/numberLists',
  'shop/(shared)/visit/searchHistory',
  'shop/mfe-ordering/visit/scrollMarks',
  'shop/mfe-ordering/visit/scrollReturns',
]
/** As the version before has left them: they are carried over, or dropped. */
const before = {
  session: own(['ordering.lastOrder', 'ordering.subscription-wishes', 'signup.application', 'signup.applied']),
  local: own(['product-list-look', 'numberLists', 'searchHistory', 'scrollMarks', 'scrollReturns']),
}

const ways = ['setItem', 'getItem', 'removeItem'] as const

test('the shop starts with bad values under every key, and with stores that throw @desktop', async ({ newVisitor }) => {
  // Every value under every key is tried without a browser; here every key meets three of them in a real one.
  for (let first = 0; first < badStoredValues.length; first += 10) {
    const page = await newVisitor()
    await page.addInitScript(
      ({ keys, values, first }) => {
        for (const [store, names] of [
          [sessionStorage, keys.session],
          [localStorage, keys.local],
        ] as const)
          for (const [nth, name] of names.entries()) store.setItem(name, values[(first + nth) % values.length] ?? '')
      },
      {
        keys: { session: [...session, ...before.session], local: [...local, ...before.local] },
        values: badStoredValues,
        first,
      },
    )
    await page.goto('/')
    await expectVisitor(page)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.context().close()
  }

  for (const { names, from } of [
    { names: ['setItem'], from: 4 },
    { names: ways, from: 1 },
  ]) {
    const page = await newVisitor()
    await page.addInitScript(
      ({ names, from }) => {
        let calls = 0
        for (const name of names) {
          const own = Storage.prototype[name as 'setItem'] as (...args: string[]) => void
          Storage.prototype[name as 'setItem'] = function (...args: string[]) {
            calls += 1
            if (calls >= from) throw new DOMException('full', 'QuotaExceededError')
            return own.apply(this, args)
          }
        }
      },
      { names: [...names], from },
    )
    await page.goto('/')
    await expectVisitor(page)
    await page.context().close()
  }

  const forbidden = await newVisitor()
  await forbidden.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await forbidden.goto('/entrance')
  await forbidden.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(forbidden.getByText('Cookieとサイトデータの保存を許可してください')).toBeVisible()
})

test('[GRD-066] [GRD-095] a visit keeps nothing under other keys, and nobody in the browser’s own store @desktop', async ({
  page,
}) => {
  await page.goto('/?sp=E12&utm_source=newsletter&is_official_site=1')
  // The page stands there before the shop has started.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shop.sp'))).toBe('"E12"')
  await login(page, 'member')
  await expectShopper(page)
  for (const path of ['/category', '/favorite', '/points/history', '/signup/todok']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  const kept = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    texts: JSON.stringify({ ...localStorage }),
    cookie: document.cookie,
    code: sessionStorage.getItem('shop.sp'),
    path: location.href + document.documentElement.innerHTML,
  }))
  expect(kept.session.filter((key) => !session.includes(key))).toEqual([])
  expect(kept.local.filter((key) => !local.includes(key))).toEqual([])
  for (const canary of [emailOf('member'), '1203456701', 'eyJ']) expect(kept.texts).not.toContain(canary)
  // Tells the edge which first view to render, and names nobody. The provider's cookies on the same host are out of the
  // reach of scripts. [K-185]
  expect(kept.cookie).toBe('__Host-shop-view=member.desktop')
  // The sales person's code is kept, and stands in no link. [GRD-095]
  expect(kept.code).toBe('"E12"')
  expect(kept.path).not.toMatch(/[?&]sp=/)
})

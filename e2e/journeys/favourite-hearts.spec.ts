import { expect, test } from '../stack/test.ts'
import { insideApp } from './steps/app.ts'
import { expectHeart, heartIn, openUnliked, turnHeart } from './steps/hearts.ts'
import { beginAsShopper, loginShopper, tokensOf } from './steps/login.ts'
import {
  cardOf,
  categories,
  categoryAddress,
  expectOrdered,
  goToOrderedList,
  lineOf,
  orderFromCard,
} from './steps/order.ts'
import { endLogin } from './steps/services.ts'

const allFavourites = { name: 'すべてのお気に入り商品' }

test('[FAV-015] [FAV-016] a heart of a list is on the line of the order, on the product and among the favourites, and another tab follows it back', async ({
  page,
  context,
}) => {
  await beginAsShopper(page)
  const card = await openUnliked(page, categories.seasonings)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
  await turnHeart(page, heartIn(card.article), { to: true })

  const other = await context.newPage()
  await other.goto(categoryAddress(categories.seasonings))
  const twin = heartIn(cardOf(other, card.number))
  await expectHeart(twin, true)

  await page.bringToFront()
  await page.goto('/cart/ordered')
  const ofLine = heartIn(lineOf(page, card))
  await turnHeart(page, ofLine, { to: false })
  await other.bringToFront()
  await expectHeart(twin, false)
  await turnHeart(other, twin, { to: true })
  await page.bringToFront()
  await expectHeart(ofLine, true)

  await lineOf(page, card).getByRole('link', { name: card.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible()
  await expectHeart(heartIn(page.getByRole('main').getByRole('region', { name: 'ご注文' })), true)
  await page.goto('/favorite')
  await turnHeart(page, heartIn(cardOf(page, card.number)), { to: false })
  await other.bringToFront()
  await expectHeart(twin, false)
})

test('a heart follows the member from screen to screen of one page @desktop', async ({ page }) => {
  await beginAsShopper(page)
  const card = await openUnliked(page, categories.prepared)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
  await turnHeart(page, heartIn(card.article), { to: true })
  await goToOrderedList(page)
  await turnHeart(page, heartIn(lineOf(page, card)), { to: false })
  await page.goBack()
  await expectHeart(heartIn(card.article), false)
})

for (const account of ['family', 'corporate'] as const)
  test(`[FAV-043] a ${account} member turns hearts on lists and among the favourites @desktop`, async ({ page }) => {
    await loginShopper(page, account)
    const { article, number } = await openUnliked(page, categories.fish)
    await turnHeart(page, heartIn(article), { to: true })
    await page.goto('/favorite')
    await turnHeart(page, heartIn(cardOf(page, number)), { to: false })
    await page.reload()
    await expect(page.getByRole('region', allFavourites)).toBeVisible()
    await expect(cardOf(page, number)).toHaveCount(0)
  })

test('[FAV-001] in the app a favourite is taken off and put back at its own address @mobile', async ({
  page,
  newVisitor,
}) => {
  const tokens = await tokensOf(await newVisitor())
  await insideApp(page)
  await page.goto(`/mobile/favorite?${new URLSearchParams(tokens)}`)
  const first = page.getByRole('region', allFavourites).getByRole('article').first()
  await turnHeart(page, heartIn(first), { to: false })
  await expect(first).toBeVisible()
  await turnHeart(page, heartIn(first), { to: true })
})

test('[FAV-018] who comes back from the web catalogue sees the hearts that another device has turned @desktop', async ({
  page,
  newVisitor,
}) => {
  await beginAsShopper(page)
  const card = await openUnliked(page, categories.staples)
  const tabs = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Webカタログ' }) })
  await tabs.getByRole('link', { name: 'Webカタログ' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Webカタログ' })).toBeVisible()

  const device = await newVisitor()
  await beginAsShopper(device)
  await device.goto(categoryAddress(categories.staples))
  await turnHeart(device, heartIn(cardOf(device, card.number)), { to: true })

  await page.goBack()
  await expectHeart(heartIn(card.article), true)
  await turnHeart(page, heartIn(card.article), { to: false })
})

test('[FAV-017] at the limit a heart is taken back, with what to do @desktop', async ({ page, shop }) => {
  await beginAsShopper(page)
  const { article } = await openUnliked(page, categories.dairy)
  await page.route(`${shop.origins.services}/delivery/favorite_product`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          status: 409,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { error_status: 'CSP20002', error_message: 'full' },
        }),
  )
  await heartIn(article).click()
  await expect(page.getByRole('alert')).toContainText('お気に入りは1,000品まで登録できます')
  await expect(page.getByRole('alert')).toContainText('使わなくなった商品の♡を外してから、もう一度お試しください。')
  await expectHeart(heartIn(article), false)
})

test('[FAV-017] [GRD-057] [GRD-060] a heart that is pressed when the login has ended leads to the login @desktop', async ({
  page,
  shop,
}) => {
  await beginAsShopper(page)
  const { article } = await openUnliked(page, categories.household)
  await endLogin(page, shop, 'favorite_product')
  await heartIn(article).click()
  await expect(page).toHaveURL('/entrance')
  await expect(page.getByText('再ログインが必要です')).toBeVisible()
})

test('a heart that is pressed without a network is taken back, with words @desktop', async ({ page, context }) => {
  await beginAsShopper(page)
  const { article } = await openUnliked(page, categories.drinks)
  await context.setOffline(true)
  await heartIn(article).click()
  await expect(page.getByRole('alert').getByText('ネットワークが切断されています')).toBeVisible()
  await expectHeart(heartIn(article), false)
  await context.setOffline(false)
  await expect(page.getByRole('alert').getByText('ネットワークが切断されています')).toHaveCount(0)
  await turnHeart(page, heartIn(article), { to: true })
  await turnHeart(page, heartIn(article), { to: false })
})

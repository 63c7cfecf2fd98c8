import { expect, test } from '../stack/test.ts'
import { insideApp } from './steps/app.ts'
import { expectHeart, heartIn, openUnliked, turnHeart } from './steps/hearts.ts'
import { beginAsShopper, tokensOf } from './steps/login.ts'
import {
  cardOf,
  categories,
  categoryAddress,
  expectOrdered,
  goToOrderedList,
  lineOf,
  orderFromCard,
} from './steps/order.ts'

const allFavourites = { name: 'すべてのお気に入り商品' }

test('[FAV-015] [FAV-016] a heart of a list is on the line of the order, on the product and among the favourites, and another tab follows it back @desktop', async ({
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

  // One page from here to the favourites: its screens are of three remotes.
  await page.bringToFront()
  await goToOrderedList(page)
  const ofLine = heartIn(lineOf(page, card))
  await turnHeart(page, ofLine, { to: false })
  await other.bringToFront()
  await expectHeart(twin, false)
  await turnHeart(other, twin, { to: true })
  await page.bringToFront()
  await expectHeart(ofLine, true)

  await lineOf(page, card).getByRole('link', { name: card.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible()
  const ofProduct = heartIn(page.getByRole('main').getByRole('region', { name: 'ご注文' }))
  await turnHeart(page, ofProduct, { to: false })
  await page.goBack()
  await expectHeart(ofLine, false)
  await turnHeart(page, ofLine, { to: true })

  await page.goto('/favorite')
  await turnHeart(page, heartIn(cardOf(page, card.number)), { to: false })
  await other.bringToFront()
  await expectHeart(twin, false)
})

test('[FAV-043] a family member turns hearts on lists and among the favourites @desktop', async ({ page }) => {
  await beginAsShopper(page, 'family')
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

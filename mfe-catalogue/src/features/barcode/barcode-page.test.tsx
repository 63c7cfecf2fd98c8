import { describe, expect, it } from '@jest/globals'
import { addFavouriteCall, favouriteMarksCall, productSearchCall } from '@shop/shared/contract'
import { answer, refused, server } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { answerOrders, answerSearch, products } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

const jan = '4901234567894'
const barcode = `/mobile/search/barcode?janCode=${jan}`
const viewOnly = `/mobile/search/barcode/view-only?janCode=${jan}`
const inApp = { entry: 'app', app: 'renewed' } as const
const heading = () => screen.getByRole('heading', { level: 1 })

describe.each([
  { says: 'a barcode', path: barcode },
  { says: 'a barcode that is only looked at', path: viewOnly },
])('the results of $says', ({ path }) => {
  it('[CAT-012] [CAT-087] asks for the code and is named by it', async () => {
    const asked = answerSearch(products(2))
    answerOrders()
    const { platform } = openCatalogue(path, inApp)
    expect(await screen.findByRole('link', { name: /商品1/ })).toBeInTheDocument()
    expect(asked[0]).toMatchObject({ janCode: jan, planningWeek: '20261201' })
    expect(asked[0]).not.toHaveProperty('searchWord')
    expect(heading()).toHaveTextContent(`${jan}の検索結果`)
    expect(platform.meta()).toEqual({ values: { jan } })
  })

  it('[CAT-087] says when the week has no such product', async () => {
    answerSearch([])
    openCatalogue(path, inApp)
    expect(await screen.findByText('このバーコードの商品は、今週はお取扱いがありません')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '注文番号から探す' })).toBeInTheDocument()
  })

  it('says what failed, and tries again', async () => {
    server.use(answer(productSearchCall, () => refused(500)))
    const { user } = openCatalogue(path, { ...inApp, as: 'visitor' })
    const failed = within(await screen.findByRole('region', { name: '商品を表示できませんでした' }))
    answerSearch(products(1))
    await user.click(failed.getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('link', { name: /商品1/ })).toBeInTheDocument()
  })

  it.each([
    { code: '', says: 'バーコードの番号がありません' },
    { code: '49012', says: 'バーコードを読み取れませんでした' },
    { code: '4901234567893', says: 'バーコードを読み取れませんでした' },
  ])('[CAT-087] asks for nothing when "$code" was read', async ({ code, says }) => {
    openCatalogue(path.replace(jan, code), inApp)
    expect(screen.getByText(says)).toBeInTheDocument()
    expect(heading()).toHaveTextContent('バーコードの検索結果')
  })
})

describe('what can be done with them', () => {
  it('[CAT-087] a product is ordered as found by a search in the app', async () => {
    answerSearch(products(1))
    const orders = answerOrders()
    const { user } = openCatalogue(barcode, inApp)
    await user.click(await screen.findByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ did: 'put', inputStatus: 76 }]))
  })

  it.each(['delivery', 'family', 'corporate', 'visitor'] as const)(
    '[CAT-088] nothing is ordered where it is only looked at, by %s',
    async (as) => {
      answerSearch(products(2))
      openCatalogue(viewOnly, { ...inApp, as })
      await screen.findByRole('link', { name: /商品1/ })
      expect(screen.getByText('2件中 2件を表示')).toBeInTheDocument()
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    },
  )

  it('[CAT-088] more than one page of them can be looked at', async () => {
    answerSearch(products(31))
    const { user } = openCatalogue(viewOnly, inApp)
    await user.click(await screen.findByRole('button', { name: '次の商品を表示する' }))
    expect(await screen.findByText('31件中 31件を表示')).toBeInTheDocument()
  })

  it('[CAT-087] results stand though favourites cannot be looked up', async () => {
    server.use(
      answer(addFavouriteCall, () => refused(500)),
      answer(favouriteMarksCall, () => refused(500)),
    )
    answerSearch(products(1))
    answerOrders()
    const { user, platform } = openCatalogue(barcode, inApp)
    await user.click(await screen.findByRole('button', { name: /お気に入り/ }))
    await waitFor(() => expect(platform.notices.shown()).not.toHaveLength(0))
    expect(screen.getByRole('article', { name: '商品1' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '商品を表示できませんでした' })).not.toBeInTheDocument()
  })
})

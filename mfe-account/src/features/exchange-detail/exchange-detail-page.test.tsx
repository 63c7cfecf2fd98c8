import { describe, expect, it } from '@jest/globals'
import { Route, Routes } from '@shop/shared/router'
import {
  anOrderLine,
  aProduct,
  atDeadline,
  deadlineText,
  refused,
  renderScreen,
  type ScreenOptions,
} from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { answerExchange, noSuchProduct, towel } from '../../parts/exchange/testing/exchange-services.ts'
import { routes } from '../../routes.ts'
import { ExchangeDetailPage } from './exchange-detail-page.tsx'

const address = '/points/exchange/product/20261201/109500'

const open = (path: string = address, options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path={routes.exchangeProductDetail.path} element={<ExchangeDetailPage />} />
      <Route path={routes.exchangeProductDetailInApp.path} element={<ExchangeDetailPage />} />
    </Routes>,
    { path, ...options },
  )

const box = () => screen.findByRole('region', { name: 'ポイントと交換' })
const exchange = async () => within(await box()).findByRole('button', { name: /^交換する/ })
const more = async () => within(await box()).findByRole('button', { name: '1つ増やす' })

describe('a product that is had for points', () => {
  it.each([address, `/mobile${address}`])(
    '[ACC-005] [ACC-033] has a page of its own at %s, named by it',
    async (path) => {
      answerExchange()
      const { platform } = open(path)
      expect(await screen.findByRole('heading', { level: 1, name: towel.name })).toBeInTheDocument()
      const main = await box()
      for (const text of ['500ポイント', '12月1日(火)にお届け', `締切 ${deadlineText()}`])
        expect(main).toHaveTextContent(text)
      for (const text of ['今治', '注文番号 109500']) expect(screen.getByText(text)).toBeInTheDocument()
      expect(platform.meta()).toEqual({ values: { product: '今治 交換タオル' } })
      expect(screen.getByRole('link', { name: 'ポイント交換商品の一覧へ' })).toHaveAttribute(
        'href',
        '/points/exchange/product-list/20261201',
      )
    },
  )

  it('[ORD-084] [ORD-085] is had in as many pieces as the points allow, and no more', async () => {
    const { book } = answerExchange({ balance: 1200 })
    const { user, platform } = open()
    await screen.findByText('1,200')
    await user.click(await more())
    expect(await more()).toHaveAttribute('aria-disabled', 'true')
    expect(await screen.findByText('いまのポイントで2個まで')).toBeInTheDocument()
    await user.click(await more())
    expect(platform.notices.shown()).toEqual([{ kind: 'popup', title: '注文できる上限数を超えています。' }])
    await user.click(await exchange())
    await waitFor(() => expect(book.writes).toMatchObject([{ did: 'put', quantity: 2 }]))
  })

  it('[ORD-084] is capped by the most of the product', async () => {
    answerExchange({ balance: 9000, product: aProduct({ ...towel, maxOrder: 1 }) })
    open()
    expect(await screen.findByText('上限1個です')).toBeInTheDocument()
  })

  it('[ACC-034] says what is missing where there are too few points', async () => {
    answerExchange({ balance: 120 })
    open()
    expect(await screen.findByText('ポイントが不足しています（あと380ポイント）')).toBeInTheDocument()
    expect(await exchange()).toBeDisabled()
  })

  it('[ORD-084] [ACC-078] that is ordered can be raised by what the points still allow', async () => {
    const { book } = answerExchange({ balance: 700, ordered: [anOrderLine({ product: towel, quantity: 2 })] })
    const { user } = open()
    expect(await screen.findByText('注文済み 2点')).toBeInTheDocument()
    await user.click(await more())
    await waitFor(() => expect(book.writes).toMatchObject([{ did: 'put', quantity: 3, mode: 'direct' }]))
  })

  it.each([
    { says: 'is not there', product: noSuchProduct, path: address },
    { says: 'has no number', product: noSuchProduct, path: '/points/exchange/product/20261201/abc' },
    { says: 'has no week', product: noSuchProduct, path: '/points/exchange/product/12/109500' },
  ])('that $says is told in words, with a way back', async ({ product, path }) => {
    answerExchange({ product: product() })
    open(path)
    expect(await screen.findByRole('link', { name: '今週のポイント交換商品へ' })).toBeInTheDocument()
  })

  it('that costs money leads to its own page', async () => {
    answerExchange({ product: aProduct({ orderNumber: '104001' }) })
    open('/points/exchange/product/20261201/104001')
    expect(await screen.findByText('こちらの商品はポイントと交換できません')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '商品のページへ' })).toHaveAttribute('href', '/products/20261201/104001')
  })

  it('of a closed week is shown, and not had', async () => {
    answerExchange()
    open(address, { now: atDeadline(1) })
    expect(await within(await box()).findByText('ご注文の受付は終了しました')).toBeInTheDocument()
    expect(within(await box()).getByRole('button', { name: '交換できません' })).toBeDisabled()
  })

  it('[ACC-028] that cannot be had is asked for again', async () => {
    answerExchange({ product: refused(500) })
    const { user } = open()
    const failed = await screen.findByRole('region', { name: '情報を取得できませんでした。' })
    answerExchange()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await box()).toBeInTheDocument()
  })

  it('says that it waits', () => {
    answerExchange()
    open()
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
  })
})

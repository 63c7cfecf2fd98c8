import '../../testing/fake-intersection.ts'
import { describe, expect, it } from '@jest/globals'
import { limitedProductAvailabilityCall, productCall } from '@shop/shared/contract'
import { yen } from '@shop/shared/domain'
import { dispatchSession } from '@shop/shared/session'
import { type Asked, anOrderBook, answer, aProduct, productWire, refused, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answerCategories, answerOrders, answerProduct } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

const pudding = aProduct({
  orderNumber: '084601',
  name: '数量限定プリン',
  isLimited: true,
  isImperfect: true,
  imperfectNotes: ['箱つぶれ', '中身に問題はありません'],
  maxOrder: 3,
  originalTaxIncludedPrice: yen(310),
})
type Detail = Parameters<typeof answerProduct>[1]
type Options = NonNullable<Parameters<typeof openCatalogue>[1]> & { rest?: string }

async function open(detail: Detail = {}, { rest = '', ...options }: Options = {}, product = pudding) {
  answerProduct(product, detail)
  const orders = answerOrders(anOrderBook())
  server.use(answer(limitedProductAvailabilityCall, { availability: 1 }))
  const opened = openCatalogue(`/limited/products/${product.week}/${product.orderNumber}${rest}`, options)
  await screen.findByRole('heading', { level: 1, name: product.name })
  return { ...opened, orders }
}
const box = () => within(screen.getByRole('region', { name: 'ご注文' }))
const facts = () => within(box().getByRole('list', { name: '限定商品の情報' })).getAllByRole('listitem')

describe('[CAT-007] a limited product', () => {
  it('[CAT-070] [CAT-066] [CAT-068] tells its reasons, discount and limit before the order', async () => {
    await open({ limited_product_additional_info: { max_order: 3, discount_code: 6 } })
    expect(facts().map((fact) => fact.textContent)).toEqual(
      expect.arrayContaining(['割引の理由：箱つぶれ・印字不良', 'お一人さま3点まで']),
    )
    expect(box().getByText(/%引/)).toBeInTheDocument()
    const notes = box().getByText('箱つぶれ、中身に問題はありません')
    const order = box().getAllByRole('button')[0] as HTMLElement
    expect(notes.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(
      box().getByRole('list', { name: '限定商品の情報' }).compareDocumentPosition(order) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  })

  it('[CAT-071] says when its sale begins, and no more once it has begun', async () => {
    await open({}, { now: '2026-11-16T09:00:00+09:00' })
    expect(facts().map((fact) => fact.textContent)).toContain('販売開始 11月17日(火) 22:00')
  })

  it('[CAT-071] says nothing of the beginning of a sale under way', async () => {
    await open({}, { now: '2026-11-18T09:00:00+09:00' })
    expect(facts().map((fact) => fact.textContent)).toEqual(['お一人さま3点まで'])
  })

  it.each([
    { rest: '', status: 9107 },
    { rest: '/search', status: 63 },
  ])('[CAT-057] ordered with $rest in the address carries $status', async ({ rest, status }) => {
    const { user, orders } = await open({}, { rest, now: '2026-11-18T09:00:00+09:00' })
    act(() => dispatchSession({ type: 'limitedWeekLoaded', week: pudding.week }))
    await user.click(await box().findByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ inputStatus: status }]))
  })

  it.each([
    { info: { konyu_su: 3, tosen_su: 0, has_lottery_result: 1 as const }, says: '抽選の結果、お届けできません' },
    {
      info: { konyu_su: 3, tosen_su: 2, has_lottery_result: 1 as const },
      says: 'ご注文数より少ない数でのお届けとなります（2個）',
    },
    { info: { konyu_su: 3, tosen_su: 3, has_lottery_result: 1 as const }, says: 'ご注文数どおりお届けします' },
    { info: { konyu_su: 3, has_lottery_result: 0 as const }, says: '抽選結果は15時頃に反映されます' },
  ])('[CAT-074] [CAT-075] [CAT-076] of a week that is over: $says', async ({ info, says }) => {
    await open(
      { limited_product_additional_info: info },
      {},
      aProduct({ ...pudding, week: '20261101', isLottery: true }),
    )
    expect(box().getByText(says)).toBeInTheDocument()
  })

  it('[CAT-075] says nothing of a draw as long as the week is open', async () => {
    await open({ limited_product_additional_info: { konyu_su: 3, has_lottery_result: 0 } })
    expect(box().queryByText(/抽選結果/)).not.toBeInTheDocument()
  })

  it('[CAT-077] is asked for without the key of the week’s group', async () => {
    const asked: Asked<typeof productCall>['query'][] = []
    await open()
    server.use(
      answer(productCall, ({ query }) => {
        asked.push(query)
        return productWire(pudding)
      }),
    )
    openCatalogue(`/limited/products/${pudding.week}/084602`)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).not.toHaveProperty('weekCategory')
  })

  it.each([
    { path: '/limited/products/20261201/abc', status: 404, code: 'CSP9001', heading: '商品が見つかりませんでした' },
    { path: '/limited/products/20261201/084601', status: 404, code: 'CSP9001', heading: '商品が見つかりませんでした' },
    { path: '/limited/products/20261201/084601', status: 400, code: 'CSP9008', heading: 'この商品は表示できません' },
  ])('[CAT-059] [CAT-060] [ERR-007] $path with $code: $heading', async ({ path, status, code, heading }) => {
    answerCategories()
    answerOrders()
    server.use(answer(productCall, () => refused(status, code)))
    openCatalogue(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  })
})

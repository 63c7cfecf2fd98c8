import { describe, expect, it } from '@jest/globals'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { aProduct, fakePlatform } from '@shop/shared/testing'
import { askAboveNine, askToCancel, askToLogin } from './questions.ts'

const milk = aProduct({ name: '牛乳', brand: 'みのり', basePrice: 200, taxIncludedPrice: 216 })
const mug = aProduct({ name: 'マグ', isPointExchange: true, pointPrice: 1200 })

/** Asks twice: both answers are given, as either could have been the one that is not heard. */
async function answers(ask: (platform: ReturnType<typeof fakePlatform>) => Promise<unknown>) {
  const platform = fakePlatform()
  const results: unknown[] = []
  let asked: unknown
  for (const yes of [true, false]) {
    const result = ask(platform)
    const { answer, ...question } = platform.notices.question() ?? {}
    asked = question
    answer?.(yes)
    results.push(await result)
  }
  return { asked, results, platform }
}

describe('[ORD-046] [ORD-056] more than nine pieces', () => {
  it('are asked about, each with what they come to, and those of nine are not named', async () => {
    const wanted = [
      { product: milk, quantity: 9 },
      { product: milk, quantity: 10 },
      { product: mug, quantity: 12 },
    ]
    const { asked, results } = await answers((platform) => askAboveNine(platform, wanted))
    expect(asked).toEqual({
      ...shoppingMessages.confirmQuantity,
      details: ['みのり 牛乳　10個　税込2,160円', 'マグ　12個　14,400ポイント'],
      yes: '注文する',
      no: '注文しない',
      isAlert: false,
    })
    expect(results).toEqual([true, false])
  })

  it('nothing is asked of nine', async () => {
    const platform = fakePlatform()
    expect(await askAboveNine(platform, [{ product: milk, quantity: 9 }])).toBe(true)
    expect(platform.notices.question()).toBeUndefined()
  })
})

it('[ORD-047] [ORD-136] to take out a product is asked as what cannot be undone', async () => {
  const { asked, results } = await answers((platform) => askToCancel(platform, '牛乳'))
  expect(asked).toEqual({
    title: '商品をキャンセル',
    text: '牛乳 をキャンセルしてもよろしいですか？',
    yes: 'キャンセルする',
    no: 'キャンセルしない',
    isDestructive: true,
    isAlert: false,
  })
  expect(results).toEqual([true, false])
})

it('[ORD-063] a login is asked for with its reason, and begun after a yes alone', async () => {
  const { asked, platform } = await answers((one) => askToLogin(one, { title: '理由' }))
  expect(asked).toEqual({ title: '理由', yes: 'ログイン画面へ移動する', no: '移動しない', isAlert: false })
  expect(platform.logins()).toBe(1)
})

it.each(['/mobile/login-error', '/entrance'])(
  '[ORD-063] [MOB-008] where a login that has ended has led to %s already, nothing asks for it a second time',
  async (path) => {
    const platform = fakePlatform({ path: '/mobile/category' })
    platform.navigation.navigate(path)
    await askToLogin(platform, shoppingMessages.loginToOrder)
    expect([platform.notices.question(), platform.logins()]).toEqual([undefined, 0])
  },
)

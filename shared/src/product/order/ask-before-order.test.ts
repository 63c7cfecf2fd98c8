import { beforeEach, describe, expect, it } from '@jest/globals'
import { memberCode } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { aMember, aPlanningWeek, aProduct, beginSession, fakePlatform } from '@shop/shared/testing'
import { askAge, askBeforeOrder } from './ask-before-order.ts'

const beer = aProduct({ orderNumber: '400001', brand: '小樽', name: 'ビール', isAlcohol: true })
const wine = aProduct({ orderNumber: '400002', name: '赤ワイン', isAlcohol: true })
const milk = aProduct({ name: '牛乳' })

const begin = (as: Parameters<typeof beginSession>[0] = 'delivery') => beginSession(as, [aPlanningWeek()])

/** Gives the answer as soon as the question is there, and what was asked. */
function answering(platform: ReturnType<typeof fakePlatform>, yes: boolean) {
  const { answer, ...question } = platform.notices.question() ?? {}
  answer?.(yes)
  return question
}

describe('[CAT-045] before alcohol is ordered', () => {
  beforeEach(() => begin())

  it.each([true, false])('the age is asked about, with the products: はい is %s', async (yes) => {
    const platform = fakePlatform()
    const asked = askAge(platform, [milk, beer, wine])
    expect(answering(platform, yes)).toEqual({
      ...shoppingMessages.confirmAge,
      details: ['小樽 ビール', '赤ワイン'],
      yes: '20歳以上です',
      no: '20歳未満です',
      isAlert: false,
    })
    expect(await asked).toBe(yes)
  })

  it.each([
    { of: 'no product', products: [] },
    { of: 'others', products: [milk] },
  ])('nothing is asked of $of', async ({ products }) => {
    const platform = fakePlatform()
    expect(await askAge(platform, products)).toBe(true)
    expect(platform.notices.question()).toBeUndefined()
  })

  it('a はい holds for the session, whatever alcohol comes', async () => {
    const platform = fakePlatform()
    const first = askAge(platform, [beer])
    answering(platform, true)
    await first
    expect(await askAge(platform, [wine])).toBe(true)
    expect(platform.notices.question()).toBeUndefined()
  })

  it('a いいえ does not: the next order asks again', async () => {
    const platform = fakePlatform()
    const first = askAge(platform, [beer])
    answering(platform, false)
    expect(await first).toBe(false)
    const second = askAge(platform, [beer])
    expect(platform.notices.question()).toBeDefined()
    answering(platform, true)
    expect(await second).toBe(true)
  })

  it.each([true, false])('two orders at the same time ask once, and both hear %s', async (yes) => {
    const platform = fakePlatform()
    const both = [askAge(platform, [beer]), askAge(platform, [wine])]
    answering(platform, yes)
    expect(platform.notices.question()).toBeUndefined()
    expect(await Promise.all(both)).toEqual([yes, yes])
  })

  it('it holds over a reload of the tab, but not after a logout', async () => {
    const { storage, notices } = fakePlatform()
    const first = askAge({ ...fakePlatform(), storage, notices }, [beer])
    notices.question()?.answer(true)
    await first
    const reloaded = { ...fakePlatform(), storage }
    expect(await askAge(reloaded, [beer])).toBe(true)
    // A logout removes what is of the member.
    storage.session.remove('ordering.adult')
    void askAge(reloaded, [beer])
    expect(reloaded.notices.question()).toBeDefined()
  })

  it('another member is asked, whatever the one before has said', async () => {
    const platform = fakePlatform()
    const first = askAge(platform, [beer])
    answering(platform, true)
    await first
    begin(aMember('delivery', { code: memberCode('7654321001') }))
    void askAge(platform, [beer])
    expect(platform.notices.question()).toBeDefined()
  })

  it.each(['family', 'corporate'] as const)('a %s member is asked too', (as) => {
    begin(as)
    const platform = fakePlatform()
    void askAge(platform, [beer])
    expect(platform.notices.question()).toBeDefined()
  })
})

describe('before an order', () => {
  beforeEach(() => begin())

  it('[CAT-045] [ORD-046] the age comes first, then the number of pieces', async () => {
    const platform = fakePlatform()
    const asked = askBeforeOrder(platform, [{ product: beer, quantity: 12 }])
    expect(answering(platform, true)).toMatchObject(shoppingMessages.confirmAge)
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect(answering(platform, true)).toMatchObject(shoppingMessages.confirmQuantity)
    expect(await asked).toBe(true)
  })

  it('[CAT-045] without the age no other question follows', async () => {
    const platform = fakePlatform()
    const asked = askBeforeOrder(platform, [{ product: beer, quantity: 12 }])
    answering(platform, false)
    expect(await asked).toBe(false)
    expect(platform.notices.question()).toBeUndefined()
  })
})

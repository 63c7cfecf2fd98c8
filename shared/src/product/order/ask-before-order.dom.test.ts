import { beforeEach, describe, expect, it } from '@jest/globals'
import { memberCode } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { aMember, aPlanningWeek, aProduct, beginSession, fakePlatform } from '@shop/shared/testing'
import { waitFor } from '@testing-library/react'
import { askAge, askBeforeOrder } from './ask-before-order.ts'

const beer = aProduct({ orderNumber: '400001', brand: '小樽', name: 'ビール', isAlcohol: true })
const wine = aProduct({ orderNumber: '400002', name: '赤ワイン', isAlcohol: true })
const milk = aProduct({ name: '牛乳' })

const begin = (as: Parameters<typeof beginSession>[0] = 'delivery') => beginSession(as, [aPlanningWeek()])

type Platform = ReturnType<typeof fakePlatform>

const questionOf = (platform: Platform) =>
  waitFor(() => {
    const question = platform.notices.question()
    if (question === undefined) throw new Error('nothing is asked yet')
    return question
  })

/** Gives the answer as soon as the question is there, and what was asked. */
async function answering(platform: Platform, yes: boolean) {
  const { answer, ...question } = await questionOf(platform)
  answer(yes)
  return question
}

describe('[CAT-045] before alcohol is ordered', () => {
  beforeEach(() => begin())

  it.each([true, false])('the age is asked about, with the products: はい is %s', async (yes) => {
    const platform = fakePlatform()
    const asked = askAge(platform, [milk, beer, wine])
    expect(await answering(platform, yes)).toEqual({
      title: '年齢の確認',
      text: '20歳以上の方ですか？20歳未満の方への酒類の販売はいたしません。',
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
    await answering(platform, true)
    await first
    expect(await askAge(platform, [wine])).toBe(true)
    expect(platform.notices.question()).toBeUndefined()
  })

  it('a いいえ does not: the next order asks again', async () => {
    const platform = fakePlatform()
    const first = askAge(platform, [beer])
    await answering(platform, false)
    expect(await first).toBe(false)
    const second = askAge(platform, [beer])
    expect(await questionOf(platform)).toBeDefined()
    await answering(platform, true)
    expect(await second).toBe(true)
  })

  it.each([true, false])('two orders at the same time ask once, and both hear %s', async (yes) => {
    const platform = fakePlatform()
    const both = [askAge(platform, [beer]), askAge(platform, [wine])]
    await answering(platform, yes)
    expect(platform.notices.question()).toBeUndefined()
    expect(await Promise.all(both)).toEqual([yes, yes])
  })

  it('it holds over a reload of the tab, but not after a logout', async () => {
    const platform = fakePlatform()
    const { storage } = platform
    const first = askAge(platform, [beer])
    await answering(platform, true)
    await first
    const reloaded = { ...fakePlatform(), storage }
    expect(await askAge(reloaded, [beer])).toBe(true)
    // A logout removes what is of the member.
    storage.session.remove('ordering.adult')
    void askAge(reloaded, [beer])
    expect(await questionOf(reloaded)).toBeDefined()
  })

  it('another member is asked, whatever the one before has said', async () => {
    const platform = fakePlatform()
    const first = askAge(platform, [beer])
    await answering(platform, true)
    await first
    begin(aMember('delivery', { code: memberCode('7654321001') }))
    void askAge(platform, [beer])
    expect(await questionOf(platform)).toBeDefined()
  })

  it('who cannot be asked orders nothing, and is told', async () => {
    const platform = fakePlatform()
    platform.storage.read = () => {
      throw new Error('gone')
    }
    expect(await askAge(platform, [beer])).toBe(false)
    expect(platform.notices.shown()).toMatchObject([{ kind: 'error' }])
  })

  it.each(['family', 'corporate'] as const)('a %s member is asked too', async (as) => {
    begin(as)
    const platform = fakePlatform()
    void askAge(platform, [beer])
    expect(await questionOf(platform)).toBeDefined()
  })
})

describe('before an order', () => {
  beforeEach(() => begin())

  it('[CAT-045] [ORD-046] the age comes first, then the number of pieces', async () => {
    const platform = fakePlatform()
    const asked = askBeforeOrder(platform, [{ product: beer, quantity: 12 }])
    expect(await answering(platform, true)).toMatchObject({ title: '年齢の確認' })
    expect(await answering(platform, true)).toMatchObject(shoppingMessages.confirmQuantity)
    expect(await asked).toBe(true)
  })

  it('[CAT-045] without the age no other question follows', async () => {
    const platform = fakePlatform()
    const asked = askBeforeOrder(platform, [{ product: beer, quantity: 12 }])
    await answering(platform, false)
    expect(await asked).toBe(false)
    expect(platform.notices.question()).toBeUndefined()
  })
})

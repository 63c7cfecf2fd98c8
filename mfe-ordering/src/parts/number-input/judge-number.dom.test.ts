import { describe, expect, it } from '@jest/globals'
import { orderNumber } from '@shop/shared/domain'
import { aMember, anOrdinaryMoment, aPlanningWeek, aProduct } from '@shop/shared/testing'
import { type Found, judgeDuplicate, judgeFound, judgeTyped, limitRefusal, lineRefusal } from './judge-number.ts'
import { readTyped, type TypedNumber } from './typed-numbers.ts'

const typed = (text: string): TypedNumber => {
  const [first] = readTyped(text)
  if (first === undefined) throw new Error('nothing typed')
  return first
}
const words = (refusal: ReturnType<typeof judgeTyped>) =>
  refusal === undefined ? undefined : [refusal.message.title, refusal.message.text].join('/')

const notFound = '商品が見つかりませんでした/注文番号をご確認ください'
const limited = '注文番号検索からはご注文できません/Web限定企画画面からご注文ください'
const notANumber = '注文番号は1〜999999の数字で入力してください/'

it.each([
  { id: 'ORD-035', text: '0', says: notANumber },
  { id: 'ORD-035', text: '1000000', says: notANumber },
  { id: 'ORD-035', text: 'りんご', says: notANumber },
  { id: 'ORD-038', text: '99295', says: notFound },
  { id: 'ORD-038', text: '０９９２８７', says: notFound },
  { id: 'ORD-038', text: '99288', says: undefined },
])('[$id] says of $text before anybody is asked: $says', ({ text, says }) => {
  expect(words(judgeTyped(typed(text)))).toBe(says)
})

const wiener = aProduct({ orderNumber: '103048', name: '無塩せきあらびきウインナー', brand: 'みのりの約束' })
it.each<{ id: string; what: string; found: Found; says: string | undefined }>([
  { id: 'ORD-039', what: 'no product', found: { is: 'missing' }, says: notFound },
  { id: 'ORD-039', what: 'a look-up that failed', found: { is: 'failed' }, says: notFound },
  {
    id: 'ORD-041',
    what: 'a product with the flag of limited ones',
    found: { is: 'found', product: { ...wiener, isLimited: true } },
    says: limited,
  },
  {
    id: 'ORD-049',
    what: 'a product of another week',
    found: { is: 'elsewhere', product: wiener },
    says: 'みのりの約束 無塩せきあらびきウインナー/今週はお取扱いありません',
  },
  {
    id: 'ORD-049',
    what: 'a product that is not on sale',
    found: { is: 'found', product: { ...wiener, isOnSale: false } },
    says: 'みのりの約束 無塩せきあらびきウインナー/今週はお取扱いありません',
  },
  { id: 'ORD-034', what: 'any other', found: { is: 'found', product: wiener }, says: undefined },
])('[$id] says of $what: $says', ({ found, says }) => {
  expect(words(judgeFound(typed('103048'), found))).toBe(says)
})

const limitedProduct = { ...wiener, isLimited: true }
it.each<{ no: string; found: Found; tab: string | undefined }>([
  { no: '84599', found: { is: 'missing' }, tab: undefined },
  { no: '84600', found: { is: 'missing' }, tab: 'web' },
  { no: '84799', found: { is: 'failed' }, tab: 'web' },
  { no: '84800', found: { is: 'missing' }, tab: undefined },
  { no: '89799', found: { is: 'missing' }, tab: undefined },
  { no: '89800', found: { is: 'missing' }, tab: 'web' },
  { no: '89989', found: { is: 'elsewhere', product: { ...wiener, isImperfect: true } }, tab: 'wakeari' },
  { no: '89990', found: { is: 'elsewhere', product: wiener }, tab: undefined },
  { no: '103048', found: { is: 'found', product: { ...limitedProduct, isImperfect: true } }, tab: 'wakeari' },
  { no: '103048', found: { is: 'found', product: { ...limitedProduct, isSpecialPrice: true } }, tab: 'tokka' },
  { no: '103048', found: { is: 'found', product: { ...limitedProduct, isWebOnly: true } }, tab: 'web' },
])('[ORD-041] leads from the limited $no, $found.is, to the tab $tab', ({ no, found, tab }) => {
  const refusal = judgeFound(typed(no), found)
  expect(refusal?.tab).toBe(tab)
  expect(words(refusal) === limited).toBe(tab !== undefined)
})

it('[ORD-040] tells a duplicate by its name', () => {
  const list = new Set([orderNumber('103048')])
  expect(words(judgeDuplicate(typed('103048'), list, { is: 'found', product: wiener }))).toBe(
    'みのりの約束 無塩せきあらびきウインナー/すでにリストに追加されています',
  )
  expect(judgeDuplicate(typed('103049'), list, undefined)).toBeUndefined()
})

it.each([
  { text: '103048 3', refused: false },
  { text: '103048 4', refused: true },
  { text: '103048', refused: false },
])('[ORD-057] $text of at most 3: refused $refused', ({ text, refused }) => {
  expect(limitRefusal(typed(text), 3, 0) !== undefined).toBe(refused)
})

describe('a line of the list', () => {
  const week = aPlanningWeek()
  const exchange = aProduct({ isPointExchange: true, pointPrice: 500 })
  const cannot = 'こちらの商品はご注文いただけません'
  it.each([
    { id: 'ORD-048', who: 'family', product: exchange, says: cannot },
    { id: 'ORD-048', who: 'corporate', product: exchange, says: cannot },
    { id: 'ORD-048', who: 'delivery', product: exchange, says: undefined },
    { id: 'ORD-048', who: 'family', product: wiener, says: undefined },
    { id: 'ORD-072', who: 'newcomer', product: wiener, says: 'ご注文には宅配のご利用登録が必要です' },
  ] as const)('[$id] of a $who member: $says', ({ who, product, says }) => {
    const line = { product, quantity: 1, ordered: 0 }
    expect(lineRefusal(line, { member: aMember(who), week, now: new Date(anOrdinaryMoment) })).toBe(says)
  })

  it.each([
    { ordered: 0, quantity: 99, max: undefined, says: undefined },
    {
      ordered: 1,
      quantity: 99,
      max: undefined,
      says: '数量上限エラー 1度に注文出来る数量は99個です。1個ご注文済みのため、あと98個までご注文いただけます。',
    },
    { ordered: 1, quantity: 2, max: 3, says: undefined },
    {
      ordered: 2,
      quantity: 2,
      max: 3,
      says: '数量上限エラー この商品は3個までご注文いただけます。2個ご注文済みのため、あと1個までご注文いただけます。',
    },
  ])('[ORD-055] [ORD-057] $quantity beside $ordered in the order: $says', ({ ordered, quantity, max, says }) => {
    const product = max === undefined ? wiener : { ...wiener, quantityLimit: max }
    const circumstances = { member: aMember(), week, now: new Date(anOrdinaryMoment) }
    expect(lineRefusal({ product, quantity, ordered }, circumstances)).toBe(says)
  })

  it('cannot be ordered once the week is closed', () => {
    const circumstances = { member: aMember(), week, now: new Date(week.closesAt.getTime() + 1) }
    expect(lineRefusal({ product: wiener, quantity: 1, ordered: 0 }, circumstances)).toBe('ご注文の受付は終了しました')
  })
})

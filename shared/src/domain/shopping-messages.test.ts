import { describe, expect, it } from '@jest/globals'
import type { QuantityRefusal } from './quantity.ts'
import { refusalMessage } from './shopping-messages.ts'

describe('why so many cannot be had', () => {
  const cases: { id: string; refusal: QuantityRefusal; said: string }[] = [
    { id: 'ORD-057', refusal: { why: 'overLimit', limit: 99 }, said: '1度に注文出来る数量は99個です。' },
    { id: 'ORD-134', refusal: { why: 'overLimit', limit: 3 }, said: 'この商品は3個までご注文いただけます。' },
    { id: 'ORD-083', refusal: { why: 'closed' }, said: 'ご注文の受付は終了しました' },
    { id: 'ORD-048', refusal: { why: 'notOnSale' }, said: '今週はお取扱いありません' },
    { id: 'ORD-059', refusal: { why: 'limitedAway' }, said: 'この限定商品は、ただいまご注文を受け付けておりません' },
    { id: 'ORD-072', refusal: { why: 'noDelivery' }, said: 'ご注文には宅配のご利用登録が必要です' },
    { id: 'ORD-048', refusal: { why: 'notForThisMember' }, said: 'こちらの商品はご注文いただけません' },
    { id: 'ORD-048', refusal: { why: 'notWhole' }, said: 'こちらの商品はご注文いただけません' },
  ]
  it.each(cases)('[$id] $refusal.why is said as $said', ({ refusal, said }) => {
    const { title, text } = refusalMessage(refusal)
    expect(text ?? title).toBe(said)
  })

  it.each([
    { id: 'ORD-055', limit: 99, ordered: 0, said: '1度に注文出来る数量は99個です。' },
    {
      id: 'ORD-055',
      limit: 99,
      ordered: 12,
      said: '1度に注文出来る数量は99個です。12個ご注文済みのため、あと87個までご注文いただけます。',
    },
    {
      id: 'ORD-134',
      limit: 3,
      ordered: 3,
      said: 'この商品は3個までご注文いただけます。3個ご注文済みのため、これ以上はご注文いただけません。',
    },
  ])('[$id] of $limit with $ordered ordered is said as $said', ({ limit, ordered, said }) => {
    expect(refusalMessage({ why: 'overLimit', limit }, ordered)).toEqual({ title: '数量上限エラー', text: said })
  })
})

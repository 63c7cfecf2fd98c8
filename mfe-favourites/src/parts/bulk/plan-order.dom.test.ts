import { describe, expect, it } from '@jest/globals'
import type { MemberKind } from '@shop/shared/domain'
import { planOrder } from '@shop/shared/product/bulk-order'
import type { Session } from '@shop/shared/session'
import { aMember, anOrder, anOrderLine, aPlanningWeek, atDeadline } from '@shop/shared/testing'
import { aFavourite } from '../../testing/builders.ts'

const now = new Date('2026-11-20T18:00:00+09:00')
const afterTheClose = new Date(atDeadline(0.001))
const weeks: Session['weeks'] = { status: 'ready', open: [aPlanningWeek()], past: [], index: 0 }
const sessionOf = (kind: MemberKind): Session => ({
  login: { status: 'member', subject: 's', member: aMember(kind) },
  weeks,
})

type Case = {
  says: string
  product?: ReturnType<typeof aFavourite>
  as?: MemberKind
  session?: Session
  at?: Date
  viewedAt?: Date
  reason: string | undefined
}

describe('of the chosen products', () => {
  it.each<Case>([
    { says: 'one on sale is sent', reason: undefined },
    {
      says: '[FAV-038] one off sale is left out',
      product: aFavourite({ isOnSale: false }),
      reason: '今週はお取扱いありません',
    },
    { says: 'one that is sold out is left out', product: aFavourite({ isSoldOut: true }), reason: '完売しました' },
    { says: '[ORD-083] all are left out after the deadline', at: afterTheClose, reason: 'ご注文の受付は終了しました' },
    {
      says: '[ORD-070] all are left out that were shown after maintenance began',
      viewedAt: new Date('2026-11-25T02:00:00.001+09:00'),
      reason: '締切後のためご注文いただけません。画面を再読み込みしてください。',
    },
    {
      says: '[ORD-072] all are left out for who does not use deliveries',
      as: 'newcomer',
      reason: 'ご注文には宅配のご利用登録が必要です',
    },
    {
      says: 'an exchange for points is left out for family members',
      as: 'family',
      product: aFavourite({ isPointExchange: true, pointPrice: 500 }),
      reason: '家族証では交換できません',
    },
    {
      says: '[ORD-059] a limited one is left out before its sale',
      product: aFavourite({ isLimited: true }),
      at: new Date('2026-11-17T21:59:59+09:00'),
      reason: 'この限定商品は、ただいまご注文を受け付けておりません',
    },
    {
      says: 'all are left out while nobody is logged in',
      session: { login: { status: 'unknown' }, weeks },
      reason: 'ログインをし直してください',
    },
  ])(
    '$says',
    ({ product = aFavourite(), as = 'delivery', session = sessionOf(as), at = now, viewedAt = now, reason }) => {
      const plan = planOrder([product], { session, now: at, viewedAt, order: undefined })
      expect(plan.left.map((left) => left.reason)).toEqual(reason === undefined ? [] : [reason])
      expect(plan.send).toEqual(reason === undefined ? [product] : [])
    },
  )

  it('[BIZ-013] those that are in the order stay as they are, on sale or not', () => {
    const ordered = aFavourite({ orderNumber: '200001', isOnSale: false })
    const other = aFavourite({ orderNumber: '200002' })
    const order = anOrder([anOrderLine({ product: ordered, quantity: 3 })])
    const plan = planOrder([ordered, other], { session: sessionOf('delivery'), now, viewedAt: now, order })
    expect(plan).toEqual({ send: [other], ordered: [ordered], left: [] })
  })
})

import { describe, expect, it } from '@jest/globals'
import type { MemberKind } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'
import { aMember, aPlanningWeek, aProduct, atDeadline, theNextWeek } from '@shop/shared/testing'
import { knownLimitedSale, type OrderOffer, offerWithSubscription, orderOffer, stepperLimit } from './order-offer.ts'

const now = new Date('2026-11-20T18:00:00+09:00')
const atTheClose = new Date(atDeadline())
const afterTheClose = new Date(atDeadline(0.001))

const open = [aPlanningWeek(), theNextWeek()]
const ready: Session['weeks'] = { status: 'ready', open, past: [], index: 0 }
const loginOf = (kind: MemberKind): Session['login'] => ({ status: 'member', subject: 's', member: aMember(kind) })
const session = (over: Partial<Session> = {}): Session => ({ login: loginOf('delivery'), weeks: ready, ...over })

const milk = aProduct({ maxOrder: 9, quantityLimit: 5 })
const exchange = aProduct({ isPointExchange: true, pointPrice: 500 })
const limited = aProduct({ isLimited: true })
const applyFirst: OrderOffer = { is: 'applyFirst', reason: 'ご注文には宅配のご利用登録が必要です' }
const closed: OrderOffer = { is: 'closed', reason: 'ご注文の受付は終了しました' }
const away: OrderOffer = { is: 'limitedAway', reason: 'この限定商品は、ただいまご注文を受け付けておりません' }
const notForThisMember = (reason: string): OrderOffer => ({ is: 'notForThisMember', reason })

type Case = {
  says: string
  product?: typeof milk
  over?: Partial<Session>
  at?: Date
  isAvailable?: boolean
  offer: OrderOffer
}

describe('what a product offers', () => {
  it.each<Case>([
    { says: '[ORD-061] to a visitor', over: { login: { status: 'guest' } }, offer: { is: 'visitor' } },
    {
      says: '[ORD-072] to a login without a member',
      over: { login: { status: 'unregistered', subject: 's' } },
      offer: applyFirst,
    },
    { says: 'before the login is known', over: { login: { status: 'unknown' } }, offer: { is: 'waiting' } },
    { says: 'before the weeks are known', over: { weeks: { status: 'loading' } }, offer: { is: 'waiting' } },
    {
      says: 'while the token of a member is refreshed',
      over: { login: { status: 'expired', member: aMember() } },
      offer: { is: 'open', max: 5 },
    },
    { says: '[ORD-055] of no limit of its own', product: aProduct(), offer: { is: 'open', max: 99 } },
    { says: '[ORD-134] of a limit of its own', offer: { is: 'open', max: 5 } },
    { says: '[ORD-083] at the deadline itself', at: atTheClose, offer: { is: 'open', max: 5 } },
    { says: '[ORD-083] after it', at: afterTheClose, offer: closed },
    { says: '[ORD-083] of a week that is not open', product: aProduct({ week: '20261203' }), offer: closed },
    {
      says: 'of the second open week',
      product: aProduct({ week: '20261202', maxOrder: 2 }),
      at: afterTheClose,
      offer: { is: 'open', max: 2 },
    },
    {
      says: 'off sale',
      product: aProduct({ isOnSale: false }),
      offer: { is: 'notHandled', reason: '今週はお取扱いありません' },
    },
    { says: '[ORD-072] to a newcomer', over: { login: loginOf('newcomer') }, offer: applyFirst },
    {
      says: '[ORD-072] to a corporate newcomer',
      over: { login: loginOf('corporateNewcomer') },
      offer: notForThisMember('こちらの商品はご注文いただけません'),
    },
    {
      says: '[ORD-064] for points, to a family card',
      product: exchange,
      over: { login: loginOf('family') },
      offer: notForThisMember('家族証では交換できません'),
    },
    {
      says: '[ORD-065] for points, to a corporate user',
      product: exchange,
      over: { login: loginOf('corporate') },
      offer: notForThisMember('法人の組合員番号では交換できません'),
    },
    {
      says: '[ORD-064] milk, to a family card',
      over: { login: loginOf('family') },
      offer: { is: 'open', max: 5 },
    },
    {
      says: '[ORD-065] milk, to a corporate user',
      over: { login: loginOf('corporate') },
      offer: { is: 'open', max: 5 },
    },
    { says: '[ORD-059] limited, while the sale is off', product: limited, isAvailable: false, offer: away },
    {
      says: '[ORD-059] limited, while it is on',
      product: limited,
      isAvailable: true,
      offer: { is: 'open', max: 99 },
    },
    {
      says: '[ORD-059] limited, in another week',
      product: limited,
      over: { limitedWeek: theNextWeek().number },
      offer: away,
    },
  ])('$says: $offer', ({ product = milk, over = {}, at = now, isAvailable, offer }) => {
    expect(orderOffer(product, session(over), at, isAvailable)).toEqual(offer)
  })
})

describe('[ORD-117] beside a subscription', () => {
  it.each<{ offer: OrderOffer; subscribed: number; is: OrderOffer }>([
    { offer: { is: 'open', max: 5 }, subscribed: 0, is: { is: 'open', max: 5 } },
    { offer: { is: 'open', max: 5 }, subscribed: 2, is: { is: 'open', max: 3 } },
    { offer: { is: 'open', max: 5 }, subscribed: 6, is: { is: 'open', max: 0 } },
    { offer: closed, subscribed: 2, is: closed },
    { offer: { is: 'waiting' }, subscribed: 2, is: { is: 'waiting' } },
  ])('of $subscribed, $offer is $is', ({ offer, subscribed, is }) =>
    expect(offerWithSubscription(offer, subscribed)).toEqual(is),
  )
})

describe('what is ordered already', () => {
  it.each<{ offer: OrderOffer; limit: ReturnType<typeof stepperLimit> }>([
    { offer: { is: 'open', max: 5 }, limit: { max: 5 } },
    { offer: away, limit: { max: 2, whyNoMore: away.reason } },
    { offer: { is: 'waiting' }, limit: { max: 2 } },
  ])('of $offer goes up to $limit', ({ offer, limit }) => expect(stepperLimit(offer, 2)).toEqual(limit))
})

describe('[ORD-059] what is known of the sale of limited products', () => {
  const { number: week } = aPlanningWeek()
  const next = theNextWeek().number
  it.each([
    { says: 'its week, as long as that is open', limitedWeek: week, at: atTheClose, known: week },
    { says: 'nothing of a week that has closed since', limitedWeek: week, at: afterTheClose, known: undefined },
    { says: 'the next week, when the first has closed', limitedWeek: next, at: afterTheClose, known: next },
  ])('is $says', ({ limitedWeek, at, known }) => {
    for (const isAvailable of [true, false, undefined])
      expect(knownLimitedSale(session({ limitedWeek }), isAvailable, at)).toEqual({ week: known, isAvailable })
  })

  it('is what was said, where no weeks are known', () => {
    const unknown = session({ limitedWeek: week, weeks: { status: 'failed' } })
    expect(knownLimitedSale(unknown, true, afterTheClose)).toEqual({ week, isAvailable: true })
  })
})

import { closingHour, type RouteDeclaration } from '@shop/shared/contract'
import {
  formatDayTime,
  type Member,
  type MemberKind,
  memberCode,
  orderNumber,
  type PlanningWeek,
  tokyoInstant,
  type WeekNumber,
  weekNumber,
  yen,
} from '@shop/shared/domain'
import type { Order, OrderLine, Product } from '@shop/shared/domain/shopping'

/** Builders make something ordinary; a test says only what it is about. */

/** Friday, four days before the deadline of {@link aPlanningWeek}. */
export const anOrdinaryMoment = '2026-11-20T18:00:00+09:00'

const tokyoOffset = '+09:00'
const tokyoOffsetMs = 9 * 60 * 60 * 1000

/** The deadline of {@link aPlanningWeek} as the rule sets it, or the instant so many seconds and days after it. */
export function atDeadline(seconds = 0, days = 0): string {
  const deadline = tokyoInstant(2026, 11, 24 + days, closingHour)
  return new Date(deadline.getTime() + seconds * 1000 + tokyoOffsetMs).toISOString().replace('Z', tokyoOffset)
}

/** Day and hour of the deadline as pages write it, or of so many days after it. */
export const deadlineText = (days = 0): string => formatDayTime(new Date(atDeadline(0, days)))

type WeekDetails = { number?: string; opensAt?: string; closesAt?: string; deliversOn?: string }

/** 12月1週: closes on Tuesday 24 November, delivers a week later. */
export const aPlanningWeek = (over: WeekDetails = {}): PlanningWeek => ({
  number: weekNumber(over.number ?? '20261201'),
  opensAt: new Date(over.opensAt ?? atDeadline(0, -7)),
  closesAt: new Date(over.closesAt ?? atDeadline()),
  deliversOn: new Date(over.deliversOn ?? '2026-12-01T00:00:00+09:00'),
})

/** The week after {@link aPlanningWeek}. */
export const theNextWeek = (): PlanningWeek => ({
  number: weekNumber('20261202'),
  opensAt: new Date(atDeadline(0, -5)),
  closesAt: new Date(atDeadline(0, 7)),
  deliversOn: tokyoInstant(2026, 12, 8),
})

type ProductDetails = Omit<Partial<Product>, 'orderNumber' | 'week' | 'basePrice' | 'taxIncludedPrice'> & {
  orderNumber?: string
  week?: string
  basePrice?: number
  taxIncludedPrice?: number
}

export function aProduct({
  orderNumber: no,
  week,
  basePrice,
  taxIncludedPrice,
  ...over
}: ProductDetails = {}): Product {
  return {
    name: '十勝しぼりたて牛乳',
    standard: '1L',
    taxRate: 8,
    images: ['https://assets.shop.test/pictures/104001.webp'],
    isFavourite: false,
    favouriteCount: 12,
    isOnSale: true,
    isLottery: false,
    isLimited: false,
    isLimitedRegion: false,
    isSpecialPrice: false,
    isWebOnly: false,
    isNew: false,
    isPointExchange: false,
    isSubscription: false,
    isImperfect: false,
    imperfectNotes: [],
    isAlcohol: false,
    ...over,
    orderNumber: orderNumber(no ?? '104001'),
    week: weekNumber(week ?? aPlanningWeek().number),
    basePrice: yen(basePrice ?? 238),
    taxIncludedPrice: yen(taxIncludedPrice ?? 257),
  }
}

const flagsOf: Record<MemberKind, Pick<Member, 'isFamily' | 'isCorporate' | 'isWatchedOver' | 'usesDelivery'>> = {
  delivery: { isFamily: false, isCorporate: false, isWatchedOver: false, usesDelivery: true },
  family: { isFamily: true, isCorporate: false, isWatchedOver: false, usesDelivery: true },
  corporate: { isFamily: false, isCorporate: true, isWatchedOver: false, usesDelivery: true },
  watchedOver: { isFamily: false, isCorporate: false, isWatchedOver: true, usesDelivery: true },
  newcomer: { isFamily: false, isCorporate: false, isWatchedOver: false, usesDelivery: false },
  corporateNewcomer: { isFamily: false, isCorporate: true, isWatchedOver: false, usesDelivery: false },
  familyNewcomer: { isFamily: true, isCorporate: false, isWatchedOver: false, usesDelivery: false },
}

const codes: Partial<Record<MemberKind, string>> = {
  corporate: '8881234501',
  corporateNewcomer: '8881234501',
  watchedOver: '9781234501',
}

export function aMember(kind: MemberKind = 'delivery', over: Partial<Member> = {}): Member {
  const flags = flagsOf[kind]
  return {
    code: memberCode(codes[kind] ?? '1234567801'),
    ...flags,
    kind,
    lastName: '北野',
    firstName: 'みのり',
    ...over,
  }
}

export const anOrderLine = (over: Partial<OrderLine> = {}): OrderLine => ({
  orderNumber: (over.product ?? aProduct()).orderNumber,
  product: over.product ?? aProduct(),
  quantity: 1,
  inputStatus: 62,
  isSubscription: false,
  isScrollOrder: false,
  ...over,
})

export const anOrder = (lines: readonly OrderLine[] = [anOrderLine()], week?: WeekNumber): Order => ({
  week: week ?? lines[0]?.product.week ?? aPlanningWeek().number,
  lines,
})

/** A route of which only the path matters. */
export const aRoute = (path: string, over: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  path,
  mobileTwin: false,
  screen: 'screen',
  title: '',
  desc: '',
  keywords: '',
  robots: '',
  viewMode: false,
  requiredAuth: false,
  requiredIdToken: false,
  showSearchBox: false,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: false,
  mustInitOrder: false,
  returnFromAuth: false,
  openNewWidget: false,
  prohibitFamilyMember: false,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
  ...over,
})

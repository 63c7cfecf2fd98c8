import {
  defaultProductSort,
  isLimitedNumber,
  isoDay,
  type OrderNumber,
  type ProductSort,
  type WeekNumber,
} from '@shop/shared/domain'
import { isoMonth, type YearMonth } from '@shop/shared/domain/month'
import type { OrderSource } from '@shop/shared/domain/shopping'

/** `2026/11/17`, as pages of a day of delivery have it. [ACC-059] */
const dayPath = (day: Date) => isoDay(day).replaceAll('-', '/')
const segment = (text: string) => encodeURIComponent(text)

/** Of the page of limited products. [CAT-063] */
export type LimitedTab = 'wakeari' | 'web' | 'tokka'

/** The addresses that the domains publish to each other. Nobody writes an address by hand. [house style 10] */
export const href = {
  top: () => '/',
  entrance: () => '/entrance',
  orderedList: () => '/cart/ordered',
  orderNumberInput: () => '/cart/ordered?mode=inputNumber',
  categories: () => '/category',
  categoryProducts: (large: string, middle = '0', small = '0', sort: string = defaultProductSort) =>
    `/category/${segment(large)}/${segment(middle)}/${segment(small)}/${segment(sort)}`,
  /**
   * Limited products have pages of their own. With `from`, an order on the page carries the source of the place that led
   * there. [CAT-007, CAT-057]
   */
  product: (week: WeekNumber | '0', no: OrderNumber, from?: OrderSource, trackingId?: string) =>
    isLimitedNumber(no)
      ? `/limited/products/${week}/${no}${from ? `/${from}` : ''}`
      : `/products/${week}/${no}${from ? `/${from}${trackingId ? `/${segment(trackingId)}` : ''}` : ''}`,
  /** With nothing searched for yet. [CAT-010] */
  searchPrompt: () => '/search',
  searchResults: (word: string, sort: ProductSort = defaultProductSort) =>
    `/search/results?searchWord=${segment(word)}${sort === defaultProductSort ? '' : `&sort=${sort}`}`,
  limitedProducts: (tab: LimitedTab) => `/limited/product?tab=${tab}`,
  favourites: () => '/favorite',
  pointHistory: () => '/points/history',
  pointUse: () => '/points/use',
  /** Of the current week, or of another one. [ACC-080] */
  pointExchange: (week?: WeekNumber) =>
    week === undefined ? '/points/exchange' : `/points/exchange/product-list/${week}`,
  pointExchangeProduct: (week: WeekNumber, no: OrderNumber) => `/points/exchange/product/${week}/${no}`,
  repeatPurchase: () => '/orders/repeat',
  pastOrders: () => '/orders/history',
  purchaseHistory: () => '/orders/slips',
  billing: (month: YearMonth) => `/orders/slips/payment/billing/${isoMonth(month).replace('-', '/')}`,
  paymentDetail: (day: Date) => `/orders/slips/payment/detail/${dayPath(day)}`,
  futureDelivery: (day: Date) => `/orders/slips/future-delivery/${dayPath(day)}`,
  bulletinBoard: (day: Date) => `/orders/slips/bulletin-board/${dayPath(day)}`,
  subscriptions: () => '/mycle',
  /** Opened at a medium, or where the member left off. [CAT-005] */
  webCatalogue: (mediumCode?: string) =>
    mediumCode === undefined ? '/catalogue' : `/catalogue?selectedBaitaiCode=${segment(mediumCode)}`,
  changeRegistration: () => '/profile/change_registration',
  faq: () => '/faq',
  faqDetail: (title: string) => `/faq/detail/${segment(title)}`,
  mobileLanding: () => '/mobile/lp',
  staffPreview: () => '/forConfirm/change/ahead/week',
  deliveryApplication: () => '/signup/todok',
  loginGreeting: () => '/signup/complete',
} as const

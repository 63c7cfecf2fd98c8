import type { RouteDeclaration } from '@shop/shared/routes'
import { membersOnly } from '@shop/shared/routes/kinds'

const noFamily = { ...membersOnly, prohibitFamilyMember: true } as const
const noPoints = { ...membersOnly, prohibitFamilyMember: true, prohibitCorporateUser: true, mobileTwin: false } as const
/** In the app, watched-over members are barred as well. */
const noPointsInApp = { ...noPoints, prohibitMimamorareMember: true } as const

export const routes = {
  pointHistory: {
    ...membersOnly,
    path: '/points/history',
    screen: 'point-history',
    title: 'ポイント履歴',
    prohibitCorporateUser: true,
  },
  usePoints: {
    ...noPoints,
    path: '/points/use',
    screen: 'point-use',
    title: 'ポイントを使う',
    mobileTwin: true,
  },
  exchange: {
    ...noPoints,
    path: '/points/exchange',
    screen: 'exchange-list',
    title: 'ポイント交換商品',
  },
  exchangeProductList: {
    ...noPoints,
    path: '/points/exchange/product-list/:planningWeekNumber',
    screen: 'exchange-list',
    title: 'ポイント交換商品',
  },
  exchangeProductDetail: {
    ...noPoints,
    path: '/points/exchange/product/:planningWeekNumber/:orderNumber',
    screen: 'exchange-detail',
    title: '{product|ポイント交換商品}',
    openNewWidget: true,
    setMetaIndividually: true,
  },
  exchangeInApp: {
    ...noPointsInApp,
    path: '/mobile/points/exchange',
    screen: 'exchange-list',
    title: 'ポイント交換商品',
  },
  exchangeProductListInApp: {
    ...noPointsInApp,
    path: '/mobile/points/exchange/product-list/:planningWeekNumber',
    screen: 'exchange-list',
    title: 'ポイント交換商品',
  },
  exchangeProductDetailInApp: {
    ...noPointsInApp,
    path: '/mobile/points/exchange/product/:planningWeekNumber/:orderNumber',
    screen: 'exchange-detail',
    title: '{product|ポイント交換商品}',
    openNewWidget: true,
    setMetaIndividually: true,
  },
  /** Visitors see what it is for. [K-02] */
  orderHistory: {
    ...membersOnly,
    path: '/orders/history',
    screen: 'order-history',
    title: '注文履歴',
    desc: 'ご注文の履歴を8週間分ご覧いただけます。',
    keywords: 'トドック,注文履歴,宅配',
    robots: 'index,follow',
    viewMode: true,
    mobileTwin: false,
  },
  /** The same screen, open to everybody in the app. [ACC-008, K-25] */
  orderHistoryInApp: {
    ...membersOnly,
    path: '/mobile/orders/history',
    screen: 'order-history',
    title: '注文履歴',
    viewMode: true,
    requiredAuth: false,
    returnFromAuth: false,
    mobileTwin: false,
  },
  purchaseHistory: {
    ...noFamily,
    path: '/orders/slips',
    screen: 'purchase-history',
    title: '購入履歴',
  },
  billing: {
    ...noFamily,
    path: '/orders/slips/payment/billing/:paymentYear/:paymentMonth',
    screen: 'billing',
    title: 'ご請求の内容',
  },
  paymentDetail: {
    ...noFamily,
    path: '/orders/slips/payment/detail/:deliveryYear/:deliveryMonth/:deliveryDay',
    screen: 'payment-detail',
    title: 'お支払いの明細',
  },
  futureDelivery: {
    ...noFamily,
    path: '/orders/slips/future-delivery/:deliveryYear/:deliveryMonth/:deliveryDay',
    screen: 'future-delivery',
    title: '翌週以降お届け品',
  },
  bulletinBoard: {
    ...noFamily,
    path: '/orders/slips/bulletin-board/:deliveryYear/:deliveryMonth/:deliveryDay',
    screen: 'bulletin-board',
    title: 'トドック掲示板',
  },
  /** Of the web alone. [ACC-014] */
  changeRegistration: {
    ...membersOnly,
    path: '/profile/change_registration',
    screen: 'change-registration',
    title: '登録情報の変更',
    mobileTwin: false,
    mustInitOrder: false,
  },
} as const satisfies Record<string, RouteDeclaration>

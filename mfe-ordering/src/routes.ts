import type { RouteDeclaration } from '@shop/shared/routes'
import { membersAndVisitors, membersOnly } from '@shop/shared/routes/kinds'

export const routes = {
  main: {
    ...membersAndVisitors,
    path: '/',
    screen: 'top',
    title: '注文トップ',
    desc: '生協の宅配トドックの注文サイトです。毎週の食料品と日用品を、ご自宅までお届けします。',
    keywords: 'トドック,宅配,生協,注文',
  },
  orderNumberInput: {
    ...membersOnly,
    path: '/orders/direct',
    screen: 'number-input',
    title: '注文番号で注文',
  },
  orderedCart: {
    ...membersOnly,
    path: '/cart/ordered',
    screen: 'ordered-list',
    title: 'ご注文内容',
  },
  webComeEvery: {
    ...membersAndVisitors,
    path: '/mycle',
    screen: 'subscription',
    title: '定期便設定',
    desc: '一度のご登録で、お選びの周期にお届けする定期便のご案内です。',
    keywords: 'トドック,定期便,宅配',
  },
  repeatPurchase: {
    ...membersAndVisitors,
    path: '/orders/repeat',
    screen: 'repeat',
    title: 'リピ買い',
    desc: 'これまでにご注文の商品を、かんたんにもう一度ご注文いただけます。',
    keywords: 'トドック,リピ買い,宅配',
  },
  /** Without the tabs bar, in the app alone. */
  repeatPurchaseNonTab: {
    ...membersAndVisitors,
    path: '/mobile/orders/repeat/non-tab',
    screen: 'repeat',
    title: 'リピ買い',
    desc: 'これまでにご注文の商品を、かんたんにもう一度ご注文いただけます。',
    keywords: 'トドック,リピ買い,宅配',
    mobileTwin: false,
  },
  scrollComplete: {
    ...membersOnly,
    path: '/scroll/ordered/complete',
    screen: 'scroll-complete',
    title: 'ご注文の完了',
  },
} as const satisfies Record<string, RouteDeclaration>

import type { RouteDeclaration } from '@shop/shared/routes'

/** A step of the application. */
const application = {
  desc: '',
  keywords: '',
  robots: 'noindex',
  mobileTwin: false,
  viewMode: false,
  requiredAuth: false,
  requiredIdToken: true,
  showSearchBox: false,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: true,
  mustInitOrder: false,
  returnFromAuth: true,
  openNewWidget: false,
  prohibitFamilyMember: false,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
} as const

export const routes = {
  deliveryApplication: {
    ...application,
    path: '/signup/todok',
    screen: 'application',
    title: '宅配のお申し込み',
  },
  customerInfo: {
    ...application,
    path: '/signup/todok2',
    screen: 'application',
    title: 'お客さまの情報',
  },
  confirmation: {
    ...application,
    path: '/signup/todok3',
    screen: 'application',
    title: 'お申し込み内容の確認',
  },
  payment: {
    ...application,
    path: '/signup/payment',
    screen: 'application',
    title: 'お支払い方法の登録',
  },
  pending: {
    ...application,
    path: '/signup/todok/pending',
    screen: 'pending',
    title: 'お申し込みの受付',
  },
  pendingPayment: {
    ...application,
    path: '/signup/todok/pending/payment',
    screen: 'pending-payment',
    title: 'お支払い方法の登録',
  },
  pendingComplete: {
    ...application,
    path: '/signup/todok/pending/complete',
    screen: 'pending-complete',
    title: 'お支払い方法の登録の完了',
  },
  completeWithPayment: {
    ...application,
    path: '/signup/todok/complete',
    screen: 'complete',
    title: 'お申し込みの完了',
  },
  complete: {
    ...application,
    path: '/signup/todok/complete2',
    screen: 'complete',
    title: 'お申し込みの完了',
  },
  unavailable: {
    ...application,
    path: '/signup/todok/unavailable',
    screen: 'unavailable',
    title: 'お申し込みの停止',
  },
  /** Where the bank sends somebody back to, logged in or not. [K-33] */
  accountTransferComplete: {
    ...application,
    path: '/signup/accounttransfer/complete',
    screen: 'bank-return',
    title: '口座の登録の完了',
    requiredIdToken: false,
    returnFromAuth: false,
  },
  accountTransferError: {
    ...application,
    path: '/signup/accounttransfer/error',
    screen: 'bank-return',
    title: '口座の登録のエラー',
    requiredIdToken: false,
    returnFromAuth: false,
  },
  /** Greets somebody who has just registered. [SGN-011] */
  loginGreeting: {
    ...application,
    path: '/signup/complete',
    screen: 'greeting',
    title: 'ご登録ありがとうございます',
    requiredIdToken: false,
    requiredAuth: true,
  },
} as const satisfies Record<string, RouteDeclaration>

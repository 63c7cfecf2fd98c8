import type { ErrorReply } from './error.ts'

/** Codes of orders, subscriptions and exchanges. */
export const orderCodes = {
  /** More pieces than may be had. [ORD-055, ORD-134] */
  overLimit: 'CSP50001',
  weekClosed: 'CSP50002',
  /** [ERR-009] */
  afterMaintenanceStart: 'CSP50003',
  /** The product is not for this kind of member. */
  notForThisMember: 'CSP50004',
  points: 'CSP50005',
  /** A limited product before its sale, or after it. [ORD-059] */
  outsideSale: 'CSP50006',
  scrollLine: 'CSP50007',
  comesAlready: 'CSP50008',
  registrationStopped: 'CSP50009',
  notSubscribed: 'CSP50010',
  pendingChange: 'CSP50011',
  comesOnItsOwn: 'CSP50012',
  notOfThisSite: 'CSP50013',
  limitedByNumber: 'CSP50014',
  /** The web catalogue was opened too long ago. [K-57] */
  catalogueTicketSpent: 'CSP50015',
  soldOut: 'CSP50020',
  /** Fewer pieces are left than were asked for. */
  fewLeft: 'CSP50021',
  cardSuspended: 'CSP50022',
  changedElsewhere: 'CSP50023',
} as const

/** Apart from the codes, so that no page carries the words. */
export const orderReplies = {
  overLimit: { status: 400, title: '数量上限エラー', message: '1度に注文出来る数量は99個です。' },
  weekClosed: {
    status: 409,
    title: 'ご注文の受付は終了しました',
    message: '締切を過ぎたため、ご注文の変更はできません。画面を再読み込みしてください。',
  },
  afterMaintenanceStart: {
    status: 409,
    title: 'ご注文の受付は終了しました',
    message: '締切後のためご注文いただけません。画面を再読み込みしてください。',
  },
  notForThisMember: {
    status: 403,
    title: 'こちらの商品はご注文いただけません',
    message: 'ご登録の組合員区分では、この商品をご注文いただけません。',
  },
  points: { status: 409, title: 'ポイントが不足しています', message: '使えるポイントの範囲で数量をお選びください。' },
  outsideSale: {
    status: 403,
    title: 'こちらの商品はご注文いただけません',
    message: 'この商品は、販売期間に限りご注文いただけます。',
  },
  scrollLine: {
    status: 403,
    title: 'ご注文を変更できません',
    message: 'この商品の数量の変更とキャンセルはできません。',
  },
  comesAlready: {
    status: 403,
    title: '定期便でお届けしている商品です',
    message: 'すでに定期便でお届けしている商品です。定期便設定から変更してください。',
  },
  registrationStopped: {
    status: 403,
    title: 'お申し込みいただけません',
    message: 'この商品の定期便は、新しいお申し込みを受け付けておりません。',
  },
  notSubscribed: {
    status: 403,
    title: '定期便のご登録がありません',
    message: 'この商品の定期便のご登録がありません。',
  },
  pendingChange: {
    status: 403,
    title: 'まだ反映されていない変更があります',
    message: 'この定期便には、まだ反映されていない変更があります。先にその変更をキャンセルしてください。',
  },
  comesOnItsOwn: {
    status: 403,
    title: '定期便の商品です',
    message: '定期便の商品は、定期便設定から中止または解約してください。',
  },
  notOfThisSite: {
    status: 403,
    title: '専門店サイトの商品ではありません',
    message: 'この専門店サイトの商品ではないため、ご注文いただけません。',
  },
  limitedByNumber: {
    status: 403,
    title: '注文番号検索からはご注文できません',
    message: 'Web限定企画画面からご注文ください',
  },
  catalogueTicketSpent: {
    status: 403,
    title: 'カタログの有効期限が切れました',
    message: 'カタログを開いてから時間がたちました。カタログを開き直して、もう一度ご注文ください。',
  },
  soldOut: { status: 409, title: '完売しました', message: 'ご用意した数がなくなりました。ほかの商品をご覧ください。' },
  fewLeft: {
    status: 409,
    title: 'ご希望の数をご用意できません',
    message: '残りが少なくなっています。数量を減らしてご注文ください。',
  },
  cardSuspended: {
    status: 403,
    title: 'カードが利用停止中です',
    message: 'ポイントをご利用いただけません。お問い合わせ窓口へご連絡ください。',
  },
  changedElsewhere: {
    status: 409,
    title: '別の端末で変更されています',
    message: '最新の内容をご確認のうえ、もう一度お試しください。',
  },
} as const satisfies Record<keyof typeof orderCodes, ErrorReply>

import type { ErrorWire } from '@shop/shared/contract'

/** Every refusal of the services. Titles and texts for members stand in `static-data/error-messages.json`. */
export const refusals = {
  productNotFound: { status: 404, code: 'CSP9001', message: '商品が見つかりませんでした。注文番号をご確認ください。' },
  notRegistered: { status: 404, code: 'CSP17004', message: '組合員の登録を確認できませんでした。' },
  entryRefused: { status: 400, code: 'CSP17004', message: '入力内容に誤りがあります。' },
  underReview: {
    status: 409,
    code: 'CSP17005',
    message: '宅配のご利用登録は受付済みです。審査の結果をお待ちください。',
  },
  deliveredAlready: {
    status: 409,
    code: 'CSP17006',
    message: 'すでに宅配をご利用いただいています。お申し込みの必要はありません。',
  },
  deliveryUnavailable: {
    status: 409,
    code: 'CSP17007',
    message: 'お住まいの地域では、ただいま宅配のお申し込みを受け付けておりません。',
  },
  registeredAlready: {
    status: 409,
    code: 'CSP17008',
    message: '口座はすでに登録されています。お申し込みの続きへお進みください。',
  },
  quantity: { status: 400, code: 'CSP50001', message: '数量は1個から99個までの整数でご指定ください。' },
  weekClosed: { status: 409, code: 'CSP50002', message: 'ご注文の受付は終了しました。' },
  afterMaintenance: {
    status: 409,
    code: 'CSP50003',
    message: '締切後のためご注文いただけません。画面を再読み込みしてください。',
  },
  notForThisMember: { status: 403, code: 'CSP50004', message: 'こちらの商品はご注文いただけません。' },
  points: { status: 409, code: 'CSP50005', message: 'ポイントが不足しています。' },
  outsideSale: { status: 403, code: 'CSP50006', message: 'こちらの商品はご注文いただけません。' },
  scrollLine: { status: 403, code: 'CSP50007', message: 'この商品の数量の変更とキャンセルはできません。' },
  comesAlready: {
    status: 403,
    code: 'CSP50008',
    message: 'すでに定期便でお届けしている商品です。定期便設定から変更してください。',
  },
  registrationStopped: {
    status: 403,
    code: 'CSP50009',
    message: 'この商品の定期便は、新しいお申し込みを受け付けておりません。',
  },
  notSubscribed: { status: 403, code: 'CSP50010', message: 'この商品の定期便のご登録がありません。' },
  pendingChange: {
    status: 403,
    code: 'CSP50011',
    message: 'この定期便には、まだ反映されていない変更があります。先にその変更をキャンセルしてください。',
  },
  comesOnItsOwn: {
    status: 403,
    code: 'CSP50012',
    message: '定期便の商品は、定期便設定から中止または解約してください。',
  },
  notOfThisSite: {
    status: 403,
    code: 'CSP50013',
    message: 'この専門店サイトの商品ではないため、ご注文いただけません。',
  },
  limitedByNumber: {
    status: 403,
    code: 'CSP50014',
    message: '注文番号検索からはご注文できません。Web限定企画画面からご注文ください。',
  },
  soldOut: { status: 409, code: 'CSP50020', message: '売り切れました。' },
  fewLeft: { status: 409, code: 'CSP50021', message: 'ご希望の数量をご用意できません。数量を減らしてご注文ください。' },
  cardSuspended: { status: 403, code: 'CSP50022', message: 'カードが利用停止中です。' },
  catalogueTicket: {
    status: 403,
    code: 'CSP50015',
    message: 'カタログを開いてから時間がたちました。カタログを開き直して、もう一度ご注文ください。',
  },
  favouriteListNotFound: { status: 404, code: 'CSP20001', message: 'リストが見つかりませんでした。' },
  favouritesFull: { status: 409, code: 'CSP20002', message: 'お気に入りは1,000品まで登録できます。' },
  favouriteListsFull: { status: 409, code: 'CSP20003', message: 'お気に入りリストは100個まで作成できます。' },
  favouriteListNameTaken: {
    status: 409,
    code: 'CSP20004',
    message: 'お気に入り商品リスト名が重複しています。ご確認ください。',
  },
  favouriteListName: {
    status: 400,
    code: 'CSP20005',
    message: 'お気に入り商品リスト名を1文字以上10文字以内で入力してください。',
  },
  csrfToken: { status: 403, code: 'CSP90001', message: '操作の有効期限が切れました。もう一度お試しください。' },
  otherRequestWithKey: {
    status: 422,
    code: 'CSP90002',
    message: '前の操作と内容が異なります。画面を再読み込みしてください。',
  },
  badRequest: { status: 400, code: 'CSP90003', message: '送信された内容を読み取れませんでした。' },
  loginNeeded: {
    status: 401,
    code: 'CSP90004',
    message: 'ログインの有効期限が切れました。ログインをし直してください。',
  },
  notYours: { status: 403, code: 'CSP90005', message: 'この情報をご覧になる権限がありません。' },
  noSuchPath: { status: 404, code: 'CSP90006', message: 'お探しの情報が見つかりませんでした。' },
  tooLarge: { status: 413, code: 'CSP90007', message: '送信された内容が大きすぎます。' },
  wrongMediaType: { status: 415, code: 'CSP90007', message: '送信された内容の形式に対応していません。' },
  busy: {
    status: 503,
    code: 'CSP90009',
    message: 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。',
  },
  tooMany: {
    status: 429,
    code: 'CSP90009',
    message: 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。',
  },
  broken: {
    status: 500,
    code: 'CSP90010',
    message: 'システムエラーが発生しました。しばらく時間をおいてから再度お試しください。',
  },
} as const satisfies Record<string, { status: number; code: string; message: string }>

export type RefusalName = keyof typeof refusals

/** An answer that says no. Thrown, so that a transaction that has begun is undone. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: Required<Omit<ErrorWire, 'message'>>
  /** Seconds until another try is worth it. */
  retryAfter: number | undefined

  /** `message` says it more exactly than the standing one. */
  constructor(name: RefusalName, message?: string) {
    const { status, code, message: standing } = refusals[name]
    super(message ?? standing)
    this.status = status
    this.body = { error_status: code, error_message: this.message }
  }
}

/** To whoever has asked for too much, with the seconds until more is heard. */
export function tooMany(seconds: number): Refusal {
  const refusal = new Refusal('tooMany')
  refusal.retryAfter = seconds
  return refusal
}

import type { MemberFlags } from './member.ts'

/** A message of the shop: a title, and a sentence where there is one. */
export type Message = { title: string; text?: string }

/**
 * Fixed wordings, by name. Those that a document gives are verbatim; the source stands behind each.
 * Wordings of refusals by a service stand in `static-data/error-messages.json`, by code.
 */
export const messages = {
  /** [ORD-031] */
  loginForFeature: { title: 'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？' },
  /** [GRD-078] */
  applyFirst: { title: 'ご注文には宅配のご利用登録が必要です' },
  offline: { title: 'ネットワークが切断されています', text: '再接続後にお試しください' },
  /** The state, beside what a refused move says. */
  offlineNow: { title: 'オフラインです。表示中の内容はそのままご覧いただけます。' },
  loginFailed: { title: 'ログインに失敗しました' },
  /** [GRD-062] */
  loggedOutOffline: {
    title: 'ログアウトしました',
    text: 'ネットワークにつながっていないため、次のログインではパスワードをもう一度入力していただきます。',
  },
  loginNotKept: {
    title: 'ログインを始められませんでした',
    text: 'ブラウザーの設定で、Cookieとサイトデータの保存を許可してください。',
  },
  /** [K-04] */
  loggedIn: { title: 'ログインしました' },
  loginAgain: { title: '再ログインが必要です', text: 'ログインをし直してください' },
  watchedOverOnWeb: {
    title: 'リクエストエラー',
    text: 'トドックアプリで見守り組合員に切り替えてからログインしてください。',
  },
  /** [GRD-055] */
  registerFirst: { title: '宅配のご利用登録がまだお済みではありません。登録へ進みますか？' },
  /** [GRD-077] */
  familyCannotUseDelivery: { title: 'この組合員番号（家族証）では宅配をご利用いただけません。' },
  /** [GRD-014] */
  pageNotFound: { title: 'ページが見つかりませんでした' },
  /** Both ways, until the product owner has confirmed words for screens of the app. [MOB-013, MOB-014] */
  webOnly: { title: 'トドックサイトでのみ閲覧できる画面です', text: 'トドックサイトでご覧ください。' },
  systemError: { title: 'システムエラー', text: 'お問い合わせフォーム' },
  notRetrieved: { title: '情報を取得できませんでした。' },
  underMaintenance: { title: 'ただいまメンテナンス中です' },
  /** [ACC-038] */
  stageFromApril: { title: 'ステージは2023年4月1日から表示されます' },
  /** [ERR-022] */
  notShown: { title: '表示できませんでした' },
  /** [ERR-004, CHR-035] */
  busy: { title: 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。' },
  /** [CHR-037] */
  loginFirst: { title: 'この機能はログイン後にご利用いただけます。先にログインしてください。' },
  /** [ERR-002] */
  outdated: {
    title: 'アプリが更新されました',
    text: '画面を再読み込みします。繰り返し表示される場合は、ブラウザを再起動するか、強制再読み込み（Ctrl＋F5、Macは⌘＋Shift＋R）、または別のブラウザをお試しください。',
  },
} as const satisfies Record<string, Message>

/**
 * Says why a member without delivery use cannot apply for it with this number; `phone` is that of the enrolment desk.
 */
export function nonDeliveryNotice(
  { isCorporate, isFamily }: Pick<MemberFlags, 'isCorporate' | 'isFamily'>,
  phone: string,
): Message {
  if (isCorporate) return { title: `法人組合員の方は、宅配加入受付窓口（${phone}）までお問い合わせください。` }
  if (isFamily) return messages.familyCannotUseDelivery
  return {
    title: `この組合員番号では宅配をお申し込みいただけません。宅配加入受付窓口（${phone}）までお問い合わせください。`,
  }
}

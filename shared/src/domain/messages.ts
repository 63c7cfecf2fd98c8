/** A message of the shop: a title, and a sentence where there is one. */
export type Message = { title: string; text?: string }

/**
 * Fixed wordings, by name. Those that a document gives are verbatim; the source stands behind each.
 * Wordings of refusals by a service stand in `static-data/error-messages.json`, by code.
 */
export const messages = {
  /** [1§8 Order success] */
  ordered: { title: '注文しました' },
  /** [1§4, ORD-080] */
  orderChanged: { title: '注文内容を変更しました' },
  /** [ORD-061] */
  loginToBuy: { title: 'ログインして購入する' },
  /** [1§6, 2§8] */
  loginToOrder: { title: 'ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？' },
  /** [1§6, ORD-031] */
  loginForFeature: { title: 'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？' },
  /** [1§8 Over 9] */
  confirmQuantity: {
    title: '注文数のご確認',
    text: '数量が10個を超えている商品があります。よろしいですか？',
  },
  /** [1§8 Quantity limit] */
  overQuantity: { title: '数量上限エラー', text: '1度に注文出来る数量は99個です。' },
  /** [1§2 Favourite detail] */
  notHandled: { title: '今週はお取扱いありません' },
  /** [ORD-083] */
  orderClosed: { title: 'ご注文の受付は終了しました' },
  /** [ORD-048] */
  notOrderable: { title: 'こちらの商品はご注文いただけません' },
  /** [GRD-078] */
  applyFirst: { title: 'ご注文には宅配のご利用登録が必要です' },
  /** [CAT-059] */
  productNotShown: { title: 'この商品は表示できません' },
  /** An allergen whose flag has no confirmed meaning. [CAT-055] */
  mayContain: { title: '含む可能性があります。商品の表示をご確認ください' },
  /** [1§8 Not found] */
  productNotFound: { title: '商品が見つかりませんでした', text: '注文番号をご確認ください' },
  /** [ORD-082] */
  emptyOrder: { title: 'ご注文の商品はございません' },
  /** [FAV-013] */
  emptyFavourites: { title: 'お気に入り商品はまだありません。♡ を押すと登録できます' },
  /** [1§8 Offline, 2§4.8] */
  offline: { title: 'ネットワークが切断されています', text: '再接続後にお試しください' },
  /** [1§8 Login state mismatch] */
  loginFailed: { title: 'ログインに失敗しました' },
  /** [GRD-062, reliability row 17] */
  loggedOutOffline: {
    title: 'ログアウトしました',
    text: 'ネットワークにつながっていないため、次のログインではパスワードをもう一度入力していただきます。',
  },
  /** [reliability row 71] */
  loginNotKept: {
    title: 'ログインを始められませんでした',
    text: 'ブラウザーの設定で、Cookieとサイトデータの保存を許可してください。',
  },
  /** [K-04] */
  loggedIn: { title: 'ログインしました' },
  /** [2§8] */
  loginAgain: { title: '再ログインが必要です', text: 'ログインをし直してください' },
  /** [1§8 Watched-over member] */
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
  /** [2§8 Generic] */
  systemError: { title: 'システムエラー', text: 'お問い合わせフォーム' },
  /** [2§8 Point API, Bulletin board] */
  notRetrieved: { title: '情報を取得できませんでした。' },
  /** [2§8] */
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
    text: '画面を再読み込みします。繰り返し表示される場合は、ブラウザを再起動するか、別のブラウザをお試しください。',
  },
  /** [CAT-045, LW-04] */
  alcohol: { title: '20歳未満の飲酒は法律で禁止されています' },
} as const satisfies Record<string, Message>

/** [GRD-077] */
export const corporateContactText = (phone: string): string =>
  `法人組合員の方は、宅配加入受付窓口（${phone}）までお問い合わせください。`

/** 商品をキャンセル [1§8 Cancel line, ORD-136] */
export const cancelLineMessage = (product: string): Message => ({
  title: '商品をキャンセル',
  text: `${product} をキャンセルしてもよろしいですか？`,
})

/** [ORD-134] */
export const ownLimitMessage = (limit: number): Message => ({
  title: '数量上限エラー',
  text: `この商品は${limit}個までご注文いただけます。`,
})

/** [CAT-085] */
export const noSearchResultText = (word: string): string => `「${word}」に一致する商品が見つかりませんでした`

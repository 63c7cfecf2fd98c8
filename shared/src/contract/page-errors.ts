import type { ErrorReply } from './error.ts'

/** Codes of pages, of the application and of favourites. */
export const pageCodes = {
  /** This page is older than the services allow. */
  outdated: 'API_IS_EOL_0000',
  /** [ERR-007] */
  catalogueNotShown: 'CSP1001',
  /** No such product in that week. [CAT-060] */
  productNotFound: 'CSP9001',
  /** A kind of product that has no page. [CAT-059] */
  wrongProductKind: 'CSP9008',
  /** Not for visitors: they are to log in first. */
  loginFirst: 'CSP9998',
  /** An entry of the application, or the registration itself. */
  registration: 'CSP17004',
  /** An application is under review already. [SGN-033] */
  underReview: 'CSP17005',
  deliveredAlready: 'CSP17006',
  /** Delivery is not available to who applies. [SGN-008, K-94] */
  deliveryUnavailable: 'CSP17007',
  /** The payment company has registered an account for this application already. [SGN-065] */
  registeredAlready: 'CSP17008',
  /** Deleted meanwhile, or another member's. [FAV-044] */
  favouriteListNotFound: 'CSP20001',
  /** As many favourites as there may be. */
  favouritesFull: 'CSP20002',
  /** As many lists of favourites as there may be. */
  favouriteListsFull: 'CSP20003',
  /** [FAV-024] */
  favouriteListNameTaken: 'CSP20004',
  /** [FAV-023] */
  favouriteListName: 'CSP20005',
  /** [ERR-009] */
  prohibitedMember: 'CSP60001',
} as const

/** Apart from the codes, so that no page carries the words. */
export const pageReplies = {
  outdated: {
    title: 'アプリが更新されました',
    message:
      '画面を再読み込みします。繰り返し表示される場合は、ブラウザを再起動するか、強制再読み込み（Ctrl＋F5、Macは⌘＋Shift＋R）、または別のブラウザをお試しください。',
  },
  catalogueNotShown: {
    title: '表示できません',
    message: 'このカタログは現在表示できません。トップページからもう一度お試しください。',
  },
  productNotFound: { status: 404, title: '商品が見つかりませんでした', message: '注文番号をご確認ください' },
  wrongProductKind: {
    title: 'この商品は表示できません',
    message: '商品の種類が正しくありません。前の画面に戻ってお試しください。',
  },
  loginFirst: { title: 'この機能はログイン後にご利用いただけます。', message: '先にログインしてください。' },
  registration: {
    status: 400,
    title: '登録エラー',
    message: 'ご登録の内容を確認できませんでした。入力内容をご確認ください。',
  },
  underReview: {
    status: 409,
    title: 'お申し込みは受付済みです',
    message: '宅配のご利用登録は審査中です。結果のご連絡をお待ちください。',
  },
  deliveredAlready: {
    status: 409,
    title: '宅配をご利用中です',
    message: 'すでに宅配をご利用いただいています。お申し込みの必要はありません。',
  },
  deliveryUnavailable: {
    status: 409,
    title: 'ただいまお申し込みいただけません',
    message: 'お住まいの地域では、ただいま宅配のお申し込みを受け付けておりません。',
  },
  registeredAlready: {
    status: 409,
    title: '登録はお済みです',
    message: '口座はすでに登録されています。お申し込みの続きへお進みください。',
  },
  favouriteListNotFound: {
    status: 404,
    title: 'リストが見つかりませんでした',
    message: 'ほかの端末などで削除された可能性があります。お気に入りの画面からご確認ください。',
  },
  favouritesFull: {
    status: 409,
    title: 'お気に入りは1,000品まで登録できます',
    message: '使わなくなった商品の♡を外してから、もう一度お試しください。',
  },
  favouriteListsFull: {
    status: 409,
    title: 'お気に入りリストは100個まで作成できます',
    message: '使わなくなったリストを削除してから、もう一度お試しください。',
  },
  favouriteListNameTaken: {
    status: 409,
    title: 'お気に入り商品リスト名が重複しています。ご確認ください。',
    message: '同じ名前のリストがすでにあります。別の名前を入力してください。',
  },
  favouriteListName: {
    status: 400,
    title: 'お気に入り商品リスト名をご確認ください',
    message: 'リスト名は1文字以上10文字以内で入力してください。',
  },
  prohibitedMember: {
    title: 'ご利用いただけないページです',
    message: 'ご登録の組合員区分では、このページをご利用いただけません。',
  },
} as const satisfies Record<keyof typeof pageCodes, ErrorReply>

import type { ErrorReply } from './error.ts'

/** Codes of any request. */
export const requestCodes = {
  /** A missing, foreign, late or used one-time token. */
  csrfTokenSpent: 'CSP90001',
  /** The same idempotency key came with another request. */
  idempotencyKeyReused: 'CSP90002',
  badRequest: 'CSP90003',
  loginNeeded: 'CSP90004',
  notYours: 'CSP90005',
  noSuchPath: 'CSP90006',
  tooLarge: 'CSP90007',
  busy: 'CSP90009',
  broken: 'CSP90010',
} as const

/** Apart from the codes, so that no page carries the words. */
export const requestReplies = {
  csrfTokenSpent: {
    status: 403,
    title: '操作の有効期限が切れました',
    message: 'お手数ですが、もう一度お試しください。',
  },
  idempotencyKeyReused: {
    status: 422,
    title: '操作を確認できませんでした',
    message: '前の操作と内容が異なります。画面を再読み込みしてください。',
  },
  badRequest: {
    status: 400,
    title: '入力内容をご確認ください',
    message: '送信された内容を読み取れませんでした。入力内容をご確認のうえ、もう一度お試しください。',
  },
  loginNeeded: { status: 401, title: '再ログインが必要です', message: 'ログインをし直してください' },
  notYours: { status: 403, title: '表示できませんでした', message: 'この情報をご覧になる権限がありません。' },
  noSuchPath: { status: 404, title: '見つかりませんでした', message: 'お探しの情報が見つかりませんでした。' },
  tooLarge: {
    status: 413,
    title: '送信できませんでした',
    message: '送信された内容の大きさ、または形式に対応していません。',
  },
  busy: {
    status: 503,
    title: 'ただいまアクセスが集中しています',
    message: 'しばらく時間をおいてから再度お試しください。',
  },
  broken: {
    status: 500,
    title: 'システムエラー',
    message: '申し訳ございません。しばらく時間をおいてから再度お試しください。',
  },
} as const satisfies Record<keyof typeof requestCodes, ErrorReply>

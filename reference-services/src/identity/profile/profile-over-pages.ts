import { messagePage, type WrittenPage } from '../../pages/page.ts'

const wayBack = (shopOrigin: string) => ({
  href: `${shopOrigin}/profile/change_registration`,
  label: '登録情報の変更へ進む',
})

/** Used, too late, ended by a logout, or of another browser. */
export const visitOverPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: '手続きの時間が過ぎました',
    text: '安全のため、このページは一定の時間か、一度のお手続きで使えなくなります。お手数ですが、トドックの「登録情報の変更」からもう一度お進みください。',
    link: wayBack(shopOrigin),
  })

export const visitRefusedPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: '手続きを続けられませんでした',
    text: '登録情報は変更されていません。お手数ですが、トドックの「登録情報の変更」からもう一度お進みください。',
    link: wayBack(shopOrigin),
  })

/** Who goes back after a change sees that it was made. */
export const alreadyChangedPage = (shopOrigin: string, callbackUrl: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: '登録情報は変更済みです',
    text: 'さらに変更する場合は、トドックの「登録情報の変更」からもう一度お進みください。',
    link: { href: callbackUrl, label: 'トドックへ戻る' },
  })

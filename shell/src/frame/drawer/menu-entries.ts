import { hasAbility, type Member } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'

export type MenuEntry = {
  text: string
  icon:
    | 'points'
    | 'usePoints'
    | 'favourites'
    | 'ordered'
    | 'past'
    | 'slips'
    | 'subscription'
    | 'profile'
    | 'help'
    | 'paper'
  /** A screen of the shop, or a page elsewhere. */
  target: { path: string } | { address: string }
}
export type MenuGroup = {
  title: string
  entries: readonly MenuEntry[]
  /** Its last entry leaves the shop. */
  hasLogout: boolean
}

type Declared = Omit<MenuEntry, 'target'> & {
  path?: string
  /** Its name in the configured addresses. */
  link?: string
  hideFromFamilyMember?: true
  /** Only for who may do this. */
  needs?: 'points' | 'favourites' | 'order'
}

/** [CHR-018, CHR-021] */
const points: readonly Declared[] = [
  { text: 'ポイント履歴', icon: 'points', path: href.pointHistory(), needs: 'points' },
  { text: 'ポイントを使う', icon: 'usePoints', path: href.pointUse(), needs: 'points', hideFromFamilyMember: true },
]
/** [CHR-019, CHR-021] */
const delivery: readonly Declared[] = [
  { text: 'お気に入り', icon: 'favourites', path: href.favourites(), needs: 'favourites' },
  { text: 'ご注文内容', icon: 'ordered', path: href.orderedList() },
  { text: '注文履歴', icon: 'past', path: href.pastOrders() },
  { text: '購入履歴', icon: 'slips', path: href.purchaseHistory(), hideFromFamilyMember: true },
  { text: '定期便設定', icon: 'subscription', path: href.subscriptions() },
]
/** [CHR-014] */
const profile: readonly Declared[] = [{ text: '登録情報の変更', icon: 'profile', path: href.changeRegistration() }]
/** [CHR-020, CHR-021] */
const support: readonly Declared[] = [
  { text: 'よくあるご質問', icon: 'help', path: href.faq(), link: 'faq' },
  { text: '利用規約', icon: 'paper', link: 'terms' },
  { text: 'プライバシーポリシー', icon: 'paper', link: 'privacy' },
  { text: '定款', icon: 'paper', link: 'articles' },
]

/** Where staff look at weeks to come: there is such a screen in the pre-confirm environment alone. */
const staff: readonly Declared[] = [{ text: '確認週の変更', icon: 'paper', path: href.staffPreview() }]

export type MenuFacts = {
  member: Member | undefined
  /** Also somebody whom the member base does not know. */
  isLoggedIn: boolean
  /** Whether a release that is there owns this screen. */
  hasScreen(path: string): boolean
  links: Readonly<Record<string, string>>
}

/** The menu of a member, or of a visitor, without a single dead entry. [CHR-014 to CHR-021, CHR-058] */
export function menuGroups({ member, isLoggedIn, hasScreen, links }: MenuFacts): MenuGroup[] {
  const targetOf = ({ path, link = '' }: Declared): MenuEntry['target'] | undefined => {
    if (path !== undefined && hasScreen(path)) return { path }
    const address = links[link]
    return address === undefined || address === '' ? undefined : { address }
  }
  const isFor = ({ hideFromFamilyMember, needs }: Declared, shopper: Member | undefined) =>
    shopper === undefined ||
    (!(hideFromFamilyMember === true && shopper.isFamily) && (needs === undefined || hasAbility(shopper, needs)))
  const entriesOf = (declared: readonly Declared[]) =>
    declared.flatMap((entry) => {
      const target = targetOf(entry)
      return target === undefined || !isFor(entry, member) ? [] : [{ text: entry.text, icon: entry.icon, target }]
    })

  const group = (title: string, declared: readonly Declared[], hasLogout = false): MenuGroup => ({
    title,
    entries: entriesOf(declared),
    hasLogout,
  })

  return [
    ...(member === undefined ? [] : [group('ポイント', points), group('宅配', delivery)]),
    group('ご登録情報', member === undefined ? [] : profile, isLoggedIn),
    group('サポート', support),
    group('確認環境', staff),
  ].filter(({ entries, hasLogout }) => hasLogout || entries.length > 0)
}

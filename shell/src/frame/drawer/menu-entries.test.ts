import { describe, expect, it } from '@jest/globals'
import { href } from '@shop/shared/routes'
import { aMember } from '@shop/shared/testing/builders'
import { type MenuFacts, menuGroups } from './menu-entries.ts'

const links = {
  terms: 'https://partners.shop.test/terms',
  privacy: 'https://partners.shop.test/privacy',
  articles: 'https://partners.shop.test/articles',
}
/** Of the environment that members see. */
const everyScreen = (path: string) => path !== href.staffPreview()

function menu(over: Partial<MenuFacts> = {}): Record<string, string[]> {
  const member = 'member' in over ? over.member : aMember()
  const groups = menuGroups({ member, isLoggedIn: member !== undefined, hasScreen: everyScreen, links, ...over })
  return Object.fromEntries(groups.map(({ title, entries }) => [title, entries.map(({ text }) => text)]))
}

describe('the menu', () => {
  it('[CHR-014] of a member has points, delivery, own data and support, in this order', () => {
    expect(Object.keys(menu())).toEqual(['ポイント', '宅配', 'ご登録情報', 'サポート'])
  })

  it.each([
    { id: 'CHR-018', group: 'ポイント', entries: ['ポイント履歴', 'ポイントを使う'] },
    {
      id: 'CHR-019',
      group: '宅配',
      entries: ['お気に入り', 'ご注文内容', '注文履歴', '購入履歴', '定期便設定'],
    },
    { id: 'CHR-020', group: 'サポート', entries: ['よくあるご質問', '利用規約', 'プライバシーポリシー', '定款'] },
    { id: 'CHR-014', group: 'ご登録情報', entries: ['登録情報の変更'] },
  ])('[$id] [CHR-021] lists under $group: $entries', ({ group, entries }) => {
    expect(menu()[group]).toEqual(entries)
  })

  it('[CHR-017] hides entries from family members that they may not use', () => {
    const family = menu({ member: aMember('family') })
    expect(family['ポイント']).toEqual(['ポイント履歴'])
    expect(family['宅配']).toEqual(['お気に入り', 'ご注文内容', '注文履歴', '定期便設定'])
  })

  it('[CHR-028] leads to the weeks to come in the pre-confirm environment, which has such a screen', () => {
    expect(menu({ hasScreen: () => true })['確認環境']).toEqual(['確認週の変更'])
    expect(menu()['確認環境']).toBeUndefined()
  })

  it('[CHR-015] has no points for corporate members', () => {
    expect(Object.keys(menu({ member: aMember('corporate') }))).toEqual(['宅配', 'ご登録情報', 'サポート'])
  })

  it('[CHR-016] of a visitor is support alone', () => {
    expect(Object.keys(menu({ member: undefined }))).toEqual(['サポート'])
  })

  it('lets somebody log out whom the member base does not know', () => {
    const groups = menuGroups({ member: undefined, isLoggedIn: true, hasScreen: everyScreen, links })
    expect(groups.find(({ hasLogout }) => hasLogout)?.title).toBe('ご登録情報')
  })

  it('[CHR-058] has no entry that leads nowhere', () => {
    const hasScreen = (path: string) => path === '/favorite'
    expect(menu({ hasScreen, links: { terms: links.terms, privacy: '' } })).toEqual({
      宅配: ['お気に入り'],
      ご登録情報: [],
      サポート: ['利用規約'],
    })
  })

  it('takes a screen of the shop before a page elsewhere', () => {
    const faq = (hasScreen: (path: string) => boolean) =>
      menuGroups({
        member: undefined,
        isLoggedIn: false,
        hasScreen,
        links: { faq: 'https://partners.shop.test/faq' },
      })[0]?.entries[0]?.target
    expect(faq(everyScreen)).toEqual({ path: '/faq' })
    expect(faq(() => false)).toEqual({ address: 'https://partners.shop.test/faq' })
  })
})

import { describe, expect, it } from '@jest/globals'
import {
  favouriteId,
  favouriteMessages,
  hasListChanges,
  judgeListName,
  listNameKey,
  noListChanges,
  normalizeListName,
  shownListName,
  toggleInList,
} from './favourite-list.ts'

const family = '👨‍👩‍👧‍👦'

describe('the name of a list', () => {
  it.each([
    { typed: '朝ごはん', verdict: 'good' },
    { typed: '一二三四五六七八九十', verdict: 'good' },
    { typed: '12345678901', verdict: 'tooLong' },
    { typed: ' 1234567890 ', verdict: 'good' },
    { typed: 'が'.normalize('NFD').repeat(10), verdict: 'good' },
    { typed: 'ﾊﾟ'.repeat(10), verdict: 'good' },
    { typed: '🍎'.repeat(10), verdict: 'good' },
    { typed: '🍎'.repeat(11), verdict: 'tooLong' },
    { typed: `a${'\u0301'.repeat(199)}`, verdict: 'good' },
    { typed: `a${'\u0301'.repeat(200)}`, verdict: 'tooLong' },
    { typed: family.repeat(10), verdict: 'good' },
    { typed: family.repeat(11), verdict: 'tooLong' },
    { typed: '/ % ? #', verdict: 'good' },
    { typed: '..', verdict: 'good' },
  ])('[FAV-021] [FAV-025] [BIZ-013] ten characters as a reader counts them: $typed $verdict', ({ typed, verdict }) => {
    expect(judgeListName(typed, [])).toBe(verdict)
  })

  it.each(['', ' ', '　', '\t\n', '\u200b', ' \u200d　', '\0', '\u3164', '\ufe0f', '\u2800'])(
    '[FAV-022] [FAV-025] only spaces are empty: %j',
    (typed) => {
      expect(normalizeListName(typed)).toBe('')
      expect(judgeListName(typed, [])).toBe('empty')
    },
  )

  it.each([
    { typed: '朝ごはん', others: ['朝ごはん'], verdict: 'duplicate' },
    { typed: ' 朝ごはん　', others: ['朝ごはん'], verdict: 'duplicate' },
    { typed: 'パン', others: ['ﾊﾟﾝ'], verdict: 'duplicate' },
    { typed: 'ＡＢＣ', others: ['夜', 'ABC'], verdict: 'duplicate' },
    { typed: '㌔', others: ['キロ'], verdict: 'duplicate' },
    { typed: '朝　食', others: ['朝 食'], verdict: 'duplicate' },
    { typed: 'パン', others: ['ハン', 'はん', 'パンA'], verdict: 'good' },
    { typed: 'abc', others: ['ABC'], verdict: 'good' },
  ])('[FAV-024] $typed beside $others: $verdict', ({ typed, others, verdict }) => {
    expect(judgeListName(typed, others)).toBe(verdict)
  })

  it('[FAV-023] is told to be too long before it is told to be there already', () => {
    expect(judgeListName('12345678901', ['12345678901'])).toBe('tooLong')
  })

  it.each([
    { typed: ' 朝\tごはん\n', stored: '朝 ごはん' },
    { typed: '朝　ごはん', stored: '朝 ごはん' },
    { typed: family, stored: family },
    { typed: '\ud83c', stored: '\ufffd' },
    { typed: 'a\0b', stored: 'a b' },
  ])('[FAV-025] is stored as $stored', ({ typed, stored }) => {
    expect(normalizeListName(typed)).toBe(stored)
  })

  it('[FAV-024] has one key in all its forms', () => {
    expect(['ﾊﾟﾝ', 'パン', ' パン '].map(listNameKey)).toEqual(['パン', 'パン', 'パン'])
  })

  it.each([
    { name: '12345678901', shown: '1234567890' },
    { name: family.repeat(11), shown: family.repeat(10) },
    { name: 'が'.normalize('NFD').repeat(11), shown: 'が'.normalize('NFD').repeat(10) },
    { name: '朝', shown: '朝' },
  ])('[FAV-012] $name is shown as $shown', ({ name, shown }) => {
    expect(shownListName(name)).toBe(shown)
  })
})

describe('changes of a list', () => {
  const [milk, eggs] = [favouriteId('milk'), favouriteId('eggs')]
  const inList = new Set([milk])
  const press = (...ids: (typeof milk)[]) =>
    ids.reduce((changes, id) => toggleInList(changes, id, inList), noListChanges)

  it.each([
    { says: 'one that is in goes out', presses: [milk], added: [], removed: [milk] },
    { says: 'one that is out comes in', presses: [eggs], added: [eggs], removed: [] },
    { says: 'a second press takes the first back', presses: [milk, milk], added: [], removed: [] },
    { says: 'the same outside', presses: [eggs, eggs], added: [], removed: [] },
    { says: 'three are one', presses: [eggs, milk, eggs, eggs], added: [eggs], removed: [milk] },
  ])('[FAV-030] $says', ({ presses, added, removed }) => {
    expect(press(...presses)).toEqual({ added: new Set(added), removed: new Set(removed) })
  })

  it('[FAV-033] are pending when there is at least one', () => {
    expect([press(), press(milk), press(eggs), press(milk, milk)].map(hasListChanges)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

it.each([
  { id: 'FAV-010', name: 'noLists', title: 'お気に入りカテゴリはございません' },
  { id: 'FAV-020', name: 'listCreated', title: 'お気に入りリストを作成しました' },
  {
    id: 'FAV-023',
    name: 'nameTooLong',
    title: 'お気に入り商品リスト名が長すぎます。10文字以内で入力してください。',
  },
  { id: 'FAV-024', name: 'nameDuplicate', title: 'お気に入り商品リスト名が重複しています。ご確認ください。' },
  { id: 'FAV-028', name: 'listRenamed', title: 'お気に入りリスト名を変更しました' },
  { id: 'FAV-029', name: 'listEdited', title: 'お気に入りリストを修正しました' },
  { id: 'FAV-037', name: 'onSaleOnly', title: '※今週お取扱いのある商品のみご注文いただけます。' },
  { id: 'FAV-041', name: 'deleteList', title: 'お気に入りリストを削除しますか？' },
  { id: 'FAV-044', name: 'listNotFound', title: 'リストが見つかりませんでした' },
] as const)('[$id] says $title', ({ name, title }) => {
  expect(favouriteMessages[name]).toEqual({ title })
})

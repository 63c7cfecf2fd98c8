import { describe, expect, it } from '@jest/globals'
import { toSearchWord } from './search-word.ts'

describe('a search word', () => {
  it.each([
    { says: 'half-width katakana', typed: 'ﾖｰｸﾞﾙﾄ', sent: 'ヨーグルト' },
    { says: 'a dakuten on its own', typed: 'か\u3099んも', sent: 'がんも' },
    { says: 'full-width letters and digits', typed: 'ＤＨＡ１００', sent: 'DHA100' },
    { says: 'a full-width blank between words', typed: '牛乳　低脂肪', sent: '牛乳 低脂肪' },
    { says: 'blanks around and between', typed: '  牛乳 \u3000 低脂肪\n', sent: '牛乳 低脂肪' },
    { says: 'hiragana, which is the service’s to match', typed: 'よーぐると', sent: 'よーぐると' },
  ])('[CAT-092] $says', ({ typed, sent }) => expect(toSearchWord(typed)).toBe(sent))

  it.each(['', ' ', '\u3000', '\t\n'])('%j is none', (typed) => expect(toSearchWord(typed)).toBeUndefined())

  it.each([
    { typed: 'あ'.repeat(101), sent: 'あ'.repeat(100) },
    { typed: `${'あ'.repeat(99)}𠮷`, sent: 'あ'.repeat(99) },
    { typed: `${'あ'.repeat(99)} い`, sent: 'あ'.repeat(99) },
    // One character becomes eighteen: it is cut after that.
    { typed: 'ﷺ'.repeat(6), sent: 'ﷺ'.normalize('NFKC').repeat(6).slice(0, 100).trimEnd() },
  ])('is cut to what the service takes: %#', ({ typed, sent }) => expect(toSearchWord(typed)).toBe(sent))
})

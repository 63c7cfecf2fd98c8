import { describe, expect, it } from '@jest/globals'
import { forgetWord, readSearchHistory, rememberWord, searchHistoryLimit } from './search-history.ts'

const ten = ['い', 'ろ', 'は', 'に', 'ほ', 'へ', 'と', 'ち', 'り', 'ぬ']

describe('the words that were searched for', () => {
  it.each([
    { says: 'the newest first', word: '牛乳', before: ['卵'], after: ['牛乳', '卵'] },
    { says: 'each once, moved to the front', word: '卵', before: ['牛乳', '卵'], after: ['卵', '牛乳'] },
    { says: 'without blanks around', word: ' 卵　', before: ['卵'], after: ['卵'] },
    { says: 'no blank', word: '　 ', before: ['卵'], after: ['卵'] },
    { says: 'an eleventh pushes out the oldest', word: 'る', before: ten, after: ['る', ...ten.slice(0, 9)] },
    { says: 'one that is there pushes out none', word: 'ぬ', before: ten, after: ['ぬ', ...ten.slice(0, 9)] },
  ])('[CHR-051] $says', ({ word, before, after }) => expect(rememberWord(word, before)).toEqual(after))

  it('[BIZ-020] are ten', () => expect(searchHistoryLimit).toBe(10))

  it.each([
    { stored: undefined, words: [] },
    { stored: null, words: [] },
    { stored: '牛乳', words: [] },
    { stored: { 0: '牛乳' }, words: [] },
    { stored: ['牛乳', 7, null, '', '　', ['卵'], '牛乳', '卵'], words: ['牛乳', '卵'] },
    { stored: [...ten, 'る'], words: ten },
  ])('[CHR-051] are read from a store whatever stands in it: %#', ({ stored, words }) =>
    expect(readSearchHistory(stored)).toEqual(words),
  )

  it.each([
    { word: '卵', after: ['牛乳'] },
    { word: '豆腐', after: ['牛乳', '卵'] },
  ])('[CHR-052] forget $word', ({ word, after }) => expect(forgetWord(word, ['牛乳', '卵'])).toEqual(after))
})

import { beforeAll, describe, expect, it } from '@jest/globals'
import { generateCatalogue } from '../seed/generate-catalogue.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { openTestDatabase, testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { testHour } from '../testing/test-hour.ts'
import { weeks } from '../testing/test-shop.ts'
import { analyser } from './analyser.ts'
import { didYouMean } from './did-you-mean.ts'
import { findProducts } from './find-products.ts'
import { type HeldQuery, heldQueries, reciprocalRank } from './held-queries.ts'
import { orderFound } from './order-found.ts'
import { piecesUpTo, popularWords } from './popular-words.ts'
import { suggest, withCategoryNames } from './suggestions.ts'
import { buildWeekIndex, type WeekIndex } from './week-index.ts'
import { categoryRows, type ProductRow, productRowsOf } from './week-rows.ts'

describe('a search in the whole shop', () => {
  const database = setUp(() => openTestDatabase(testDatabase, 'empty'))
  let index: WeekIndex
  beforeAll(async () => {
    const facts = { seed: 2026, now: new Date(testHour), withoutAccounts: true, catalogue: generateCatalogue }
    await seedShop(database.housekeeping, facts)
    const rows: ProductRow[] = []
    for await (const part of productRowsOf(database.db, weeks.first)) rows.push(...part)
    index = await buildWeekIndex({ week: weeks.first, rows, categories: await categoryRows(database.db) })
  })

  const find = (word: string) => findProducts(index, word, analyser)
  const namesOf = (word: string) =>
    orderFound(index, find(word).found, '-1').map(({ at }) => index.docs[at]?.title ?? '')
  function rankOf(query: HeldQuery): number {
    const { found, isForgiven } = find(query.word)
    const first = orderFound(index, found, '-1').slice(0, 30)
    return reciprocalRank(query, {
      products: first.map(({ at }) => `${index.docs[at]?.orderNo} ${index.docs[at]?.title}`),
      didYouMean: found.length === 0 || isForgiven ? didYouMean(index, query.word, analyser) : [],
    })
  }

  it('are at least 150 held words, each once', () => {
    expect(heldQueries.length).toBeGreaterThanOrEqual(150)
    expect(new Set(heldQueries.map(({ word, offers }) => `${word} ${offers}`)).size).toBe(heldQueries.length)
  })

  it('[API-058] [CAT-092] finds what each held word must find, and high: a mean reciprocal rank of at least 0.9', () => {
    const ranks = heldQueries.map((query) => ({ ...query, rank: rankOf(query) }))
    expect(ranks.filter(({ rank, within = 1 }) => rank < 1 / within).map(({ word, rank }) => ({ word, rank }))).toEqual(
      [],
    )
    expect(ranks.reduce((sum, { rank }) => sum + rank, 0) / ranks.length).toBeGreaterThanOrEqual(0.9)
  })

  it.each([
    ['人参', 'にんじん', 'ニンジン', 'ﾆﾝｼﾞﾝ', 'ninjin'],
    ['卵', 'たまご', '玉子', 'タマゴ', 'tamago'],
    ['牛乳', 'ぎゅうにゅう', 'ギュウニュウ', 'gyunyu', 'gyuunyuu', 'ぎゅーにゅー'],
    ['アボカド', 'アボガド', 'あぼかど', 'abokado'],
    ['玉ねぎ', '玉葱', 'たまねぎ'],
    ['りんご 青森', '青森 りんご', '青森　リンゴ'],
    ['牛乳1L', '牛乳 1リットル', '牛乳　１０００ｍｌ', '1L 牛乳'],
    ['卵 10個', '卵 十個', 'たまご10個入り'],
  ])('[API-058] [CAT-092] finds the same by all of them: %s', (...words) => {
    const sets = words.map((word) =>
      find(word)
        .found.map(({ at }) => at)
        .toSorted((one, other) => one - other),
    )
    expect(sets[0]?.length).toBeGreaterThan(1)
    for (const set of sets) expect(set).toEqual(sets[0])
  })

  it.each([
    { word: 'ばな', first: /バナナ/, never: /鉢花/ },
    { word: 'さけ', first: /鮭/, never: /^(?!.*(?:鮭|さけ|酒)).*$/ },
    { word: '酒', first: /酒/, never: /鮭|さけるチーズ/ },
    { word: '日本酒', first: /酒/, never: /焼酎/ },
    { word: 'あめ', first: /飴|キャンディ|アメリカ/, never: /アメリカ産(?!.*アメ)/ },
    { word: '柿', first: /柿/, never: /かき/ },
    { word: 'いか', first: /いか/, never: /すいか/ },
    { word: '大根', first: /大根/, never: /にんじん/ },
  ])('[API-058] a word is no chance syllable of another: $word', ({ word, first, never }) => {
    const names = namesOf(word)
    expect(names[0]).toMatch(first)
    expect(names.filter((name) => never.test(name) && !first.test(name))).toEqual([])
  })

  it.each(heldQueries.filter(({ offers }) => offers !== undefined).map(({ word }) => word))(
    '[CAT-081] what is offered for %s finds products',
    (word) => {
      const offered = didYouMean(index, word, analyser)
      expect(offered.length).toBeGreaterThan(0)
      for (const one of offered) expect(find(one).found.length).toBeGreaterThan(0)
    },
  )

  it('[CAT-081] corrects the one wrong word of two', () => {
    expect(find('みのりの約束 ぎゅうにゅん').found).toEqual([])
    expect(didYouMean(index, 'みのりの約束 ぎゅうにゅん', analyser)[0]).toMatch(/^みのりの約束 (?:牛乳|ぎゅうにゅう)$/)
  })

  it.each(['☆', 'ぬぬぬぬぬぬぬ', 'xqzxqz', '鬱鬱鬱'])('[CAT-081] offers nothing for %s', (word) => {
    expect(didYouMean(index, word, analyser)).toEqual([])
  })

  const suggested = (searchWord: string) =>
    suggest(index, {
      searchWord,
      categoryLimit: 10,
      keywordLimit: 10,
      find: (word) => find(word).found,
    })

  it.each([
    { typed: 'ばな', first: 'バナナ', shelf: 'バナナ' },
    { typed: 'ぎゅうに', first: '牛乳', shelf: '牛乳' },
    { typed: 'gyuny', first: '牛乳', shelf: '牛乳' },
    { typed: 'たま', first: 'たまご', shelf: '' },
    { typed: 'キャベ', first: 'キャベツ', shelf: 'キャベツ・白菜' },
    { typed: 'よーぐ', first: 'ヨーグルト', shelf: '' },
    { typed: 'とうふ', first: '豆腐', shelf: '' },
  ])('[API-060] suggests $first first for $typed', async ({ typed, first, shelf }) => {
    const { keywords, shelves } = suggested(typed)
    expect(keywords[0]).toBe(first)
    expect(keywords.length).toBeLessThanOrEqual(10)
    for (const keyword of keywords)
      expect({ keyword, count: find(keyword).found.length }).not.toMatchObject({ count: 0 })
    const named = await withCategoryNames(database.db, shelves)
    if (shelf !== '') expect(named.map((one) => one.category_name)).toContain(shelf)
  })

  it('words of the week are ten nouns, each of which finds products', async () => {
    const pieces = await piecesUpTo(database.db, weeks.first)
    const words = popularWords(index, pieces, (word) => find(word).found)
    expect(words).toHaveLength(10)
    for (const word of words) {
      expect(word.length).toBeLessThanOrEqual(12)
      expect(find(word).found.length).toBeGreaterThanOrEqual(3)
    }
  })
})

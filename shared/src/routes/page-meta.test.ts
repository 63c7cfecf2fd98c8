import { describe, expect, it } from '@jest/globals'
import { addressValues, routeMeta } from './page-meta.ts'

const declared = (title: string) => ({ title, desc: `${title}です。`, keywords: 'a,b', robots: 'index,follow' })

describe('the words of a route', () => {
  it.each([
    { title: '{word|商品}の検索結果', values: { word: '「牛乳」' }, is: '「牛乳」の検索結果' },
    { title: '{word|商品}の検索結果', values: {}, is: '商品の検索結果' },
    { title: '{jan|バーコード}の検索結果', values: { jan: '4901234567894' }, is: '4901234567894の検索結果' },
    { title: '{product|商品}', values: { product: '$& {word} 牛乳' }, is: '$& {word} 牛乳' },
    { title: '{catalogue}', values: { catalogue: 'ごちそう' }, is: 'ごちそう' },
    { title: '{category|カテゴリ}', values: { product: '牛乳' }, is: 'カテゴリ' },
    { title: '{other}{}', values: {}, is: '{other}{}' },
  ])('[GRD-012] $title with $values is $is', ({ title, values, is }) => {
    expect(routeMeta(declared(title), values)).toEqual({ ...declared(is) })
  })

  it.each([
    { search: '?searchWord=%E7%89%9B%E4%B9%B3&sort=3', is: { word: '「牛乳」' } },
    { search: '?searchWord=%20', is: {} },
    { search: '?janCode=4901234567894', is: { jan: '4901234567894' } },
    { search: '?janCode=%3Cb%3E', is: {} },
    { search: '?janCode=x4901234567894', is: {} },
    { search: '?janCode=4901234567894x', is: {} },
    { search: '', is: {} },
  ])('[GRD-012] the address $search says $is', ({ search, is }) => {
    expect(addressValues(search)).toEqual(is)
  })
})

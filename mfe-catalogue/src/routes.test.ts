import { expect, it } from '@jest/globals'
import { addressValues, matchRoute, routeMeta, routesOf } from '@shop/shared/routes'
import { shapeOf } from '@shop/shared/testing/routes'
import { routes } from './routes.ts'

it.each([
  { path: '/mobile/search/barcode', search: '?janCode=4901234567894', title: '4901234567894の検索結果' },
  { path: '/mobile/search/barcode', search: '', title: 'バーコードの検索結果' },
  { path: '/mobile/search/barcode/view-only', search: '?janCode=4901234567894', title: '4901234567894の検索結果' },
  { path: '/mobile/search/barcode/view-only', search: '', title: 'バーコードの検索結果' },
  { path: '/search/results', search: '?searchWord=%E7%89%9B%E4%B9%B3', title: '「牛乳」の検索結果' },
  { path: '/search/results', search: '', title: '商品の検索結果' },
])('[GRD-012] $path$search is called $title', ({ path, search, title }) => {
  const { declaration } = matchRoute(routesOf('mfe-catalogue', routes), path)?.route ?? {}
  expect(declaration && routeMeta(declaration, addressValues(search))).toMatchObject({ title, desc: `${title}です。` })
})

it.each([
  { path: '/products/:/:/:/:', title: '十勝牛乳', otherwise: '商品' },
  { path: '/limited/products/:/:/:', title: '十勝牛乳', otherwise: '数量限定商品' },
  { path: '/category/:/:/:/:', title: '野菜', otherwise: 'カテゴリ' },
  { path: '/catalogue/category/:/:', title: '野菜', otherwise: 'カタログ' },
  { path: '/catalogue/main/:', title: '週刊トドック', otherwise: 'カタログ' },
  { path: '/catalogue/contents/:/:', title: '週刊トドック', otherwise: 'カタログ' },
])('[GRD-012] $path is called $title once that is known, $otherwise until then', ({ path, title, otherwise }) => {
  const declaration = Object.values(routes).find((one) => shapeOf(one.path) === path)
  const values = { product: '十勝牛乳', category: '野菜', catalogue: '週刊トドック' }
  expect(declaration && routeMeta(declaration, values).title).toBe(title)
  expect(declaration && routeMeta(declaration, {}).title).toBe(otherwise)
})

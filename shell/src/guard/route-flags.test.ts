import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { addressValues, matchRoute, mobileTwin, routeMeta } from '@shop/shared/routes'
import { declared, everyRoute, remotes } from './testing/declared-routes.ts'
import { type Access, documents, shapeOf } from './testing/documents.ts'

const flagsOf: Record<Access, { requiredAuth: boolean; viewMode: boolean; requiredIdToken: boolean }> = {
  public: { requiredAuth: false, viewMode: false, requiredIdToken: false },
  idToken: { requiredAuth: false, viewMode: false, requiredIdToken: true },
  members: { requiredAuth: true, viewMode: false, requiredIdToken: false },
  membersAndVisitors: { requiredAuth: true, viewMode: true, requiredIdToken: false },
  everybodyInTheApp: { requiredAuth: false, viewMode: true, requiredIdToken: false },
}

describe('the routes of the documents', () => {
  it('[GRD-093] are declared, all of them and no others, each by its owner', () => {
    const inTree = declared.map(({ owner, declaration }) => `${owner} ${shapeOf(declaration.path)}`)
    expect(inTree.toSorted()).toEqual(documents.map(({ owner, path }) => `${owner} ${path}`).toSorted())
    const folders = readdirSync(new URL('../../../', import.meta.url)).filter((name) => name.startsWith('mfe-'))
    expect(folders).toEqual(remotes)
  })

  it.each(documents)('[GRD-093] $path: $access, barred to $barred', ({ path, access, barred, twin, orders }) => {
    const declaration = declared.find((one) => shapeOf(one.declaration.path) === path)?.declaration
    expect(declaration).toMatchObject({
      ...flagsOf[access],
      mobileTwin: twin,
      mustInitOrder: orders,
      prohibitFamilyMember: barred.includes('family'),
      prohibitCorporateUser: barred.includes('corporate'),
      prohibitMimamorareMember: barred.includes('watchedOver'),
    })
    // Who is sent to log in comes back; what only members see is not for search engines.
    expect(declaration?.returnFromAuth).toBe(access !== 'public' && access !== 'everybodyInTheApp')
    if (access !== 'membersAndVisitors' && access !== 'public') expect(declaration?.robots).toBe('noindex')
  })

  it.each(declared.map(({ declaration }) => declaration))('[GRD-011] $path declares every flag', (declaration) => {
    const texts = ['title', 'desc', 'keywords', 'robots'] as const
    const switches = [
      ...(['viewMode', 'requiredAuth', 'requiredIdToken', 'showSearchBox', 'searchBoxNotFixed'] as const),
      ...(['hidePlanningWeekHeader', 'mustInitOrder', 'returnFromAuth', 'openNewWidget'] as const),
      ...(['prohibitFamilyMember', 'prohibitCorporateUser', 'prohibitMimamorareMember'] as const),
      'setMetaIndividually' as const,
    ]
    for (const text of texts) expect(typeof declaration[text]).toBe('string')
    for (const flag of switches) expect(typeof declaration[flag]).toBe('boolean')
    expect(declaration.title).not.toBe('')
    expect(declaration.robots).toMatch(/^(?:index,follow|noindex)$/)
    if (declaration.robots === 'index,follow') expect([declaration.desc, declaration.keywords]).not.toContain('')
  })

  it.each([
    { path: '/mobile/search/barcode', search: '?janCode=4901234567894', title: '4901234567894の検索結果' },
    { path: '/mobile/search/barcode', search: '', title: 'バーコードの検索結果' },
    { path: '/mobile/search/barcode/view-only', search: '?janCode=4901234567894', title: '4901234567894の検索結果' },
    { path: '/mobile/search/barcode/view-only', search: '', title: 'バーコードの検索結果' },
    { path: '/search/results', search: '?searchWord=%E7%89%9B%E4%B9%B3', title: '「牛乳」の検索結果' },
    { path: '/search/results', search: '', title: '商品の検索結果' },
  ])('[GRD-012] $path$search is called $title', ({ path, search, title }) => {
    const { declaration } = matchRoute(everyRoute, path)?.route ?? {}
    expect(declaration && routeMeta(declaration, addressValues(search))).toMatchObject({
      title,
      desc: `${title}です。`,
    })
  })

  it.each([
    { path: '/products/:/:/:/:', title: '十勝牛乳', otherwise: '商品' },
    { path: '/limited/products/:/:/:', title: '十勝牛乳', otherwise: '数量限定商品' },
    { path: '/points/exchange/product/:/:', title: '十勝牛乳', otherwise: 'ポイント交換商品' },
    { path: '/mobile/points/exchange/product/:/:', title: '十勝牛乳', otherwise: 'ポイント交換商品' },
    { path: '/category/:/:/:/:', title: '野菜', otherwise: 'カテゴリ' },
    { path: '/catalogue/category/:/:', title: '野菜', otherwise: 'カタログ' },
    { path: '/catalogue/main/:', title: '週刊トドック', otherwise: 'カタログ' },
    { path: '/catalogue/contents/:/:', title: '週刊トドック', otherwise: 'カタログ' },
  ])('[GRD-012] $path is called by what it shows, $otherwise until that is known', ({ path, title, otherwise }) => {
    const declaration = declared.find((one) => shapeOf(one.declaration.path) === path)?.declaration
    const values = { product: '十勝牛乳', category: '野菜', catalogue: '週刊トドック' }
    expect(declaration && routeMeta(declaration, values).title).toBe(title)
    expect(declaration && routeMeta(declaration, {}).title).toBe(otherwise)
  })

  it('[MOB-021] have these twins, and one app-only address each where the web has none', () => {
    const ofApp = everyRoute.filter(({ entry }) => entry === 'app').map(({ pattern }) => shapeOf(pattern))
    const wanted = documents.flatMap(({ path, twin }) => {
      if (path.startsWith('/mobile')) return [path]
      return twin ? [mobileTwin(path)] : []
    })
    expect(ofApp.toSorted()).toEqual(wanted.toSorted())
    const withoutTwin = documents
      .filter(({ path }) => !path.startsWith('/mobile') && matchRoute(everyRoute, mobileTwin(path)) === undefined)
      .map(({ path }) => path)
    expect(
      withoutTwin.every((path) => /^\/(?:profile\/change|signup|forConfirm|lp\/app|entrance|auth0|faq)/.test(path)),
    ).toBe(true)
  })

  it('stand alone: no two patterns are the same', () => {
    const shapes = everyRoute.map(({ pattern }) => shapeOf(pattern))
    expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted())
  })

  it('whose screens later issues build say so', () => {
    const comingSoon = declared.filter(({ declaration }) => declaration.screen === 'coming-soon')
    expect(comingSoon.map(({ declaration }) => shapeOf(declaration.path)).toSorted()).toEqual(
      [
        ...['/catalogs', '/mobile/old-catalogs', '/catalogue', '/catalogue/main/:', '/catalogue/category/:/:'],
        ...['/catalogue/contents/:/:', '/limited/products/:/:/:', '/limited/product', '/search', '/recommend'],
        ...['/mobile/search/barcode', '/mobile/search/barcode/view-only'],
        ...['/favorite/category', '/favorite/category/create', '/favorite/category/detail/:'],
        '/favorite/category/edit/:/:/:',
        ...['', '/mobile'].flatMap((prefix) => [
          `${prefix}/points/exchange`,
          `${prefix}/points/exchange/product-list/:`,
          `${prefix}/points/exchange/product/:/:`,
          `${prefix}/orders/history`,
        ]),
        ...['/points/use', '/orders/slips', '/orders/slips/payment/billing/:/:', '/profile/change_registration'],
        ...['payment/detail', 'future-delivery', 'bulletin-board'].map((child) => `/orders/slips/${child}/:/:/:`),
        ...['/signup/payment', '/signup/todok/pending', '/signup/todok/pending/payment'],
        ...['/signup/todok/pending/complete', '/signup/todok/complete', '/signup/todok/unavailable'],
        ...['/signup/accounttransfer/complete', '/signup/accounttransfer/error'],
      ].toSorted(),
    )
  })
})

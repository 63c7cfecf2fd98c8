import { describe, expect, it } from '@jest/globals'
import type { PageData, PageRelease, RouteDeclaration } from '@shop/shared/contract'
import { type PackedPage, packRemotes, unpackPage } from './packed-page.ts'

const aRoute = (over: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  title: 'カテゴリ',
  desc: '商品をさがす',
  keywords: 'トドック',
  robots: 'index,follow',
  viewMode: true,
  requiredAuth: true,
  requiredIdToken: false,
  showSearchBox: true,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: false,
  mustInitOrder: true,
  returnFromAuth: true,
  openNewWidget: false,
  prohibitFamilyMember: true,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
  path: '/category',
  mobileTwin: true,
  screen: 'category',
  ...over,
})

const aRelease = (version: string, over: Partial<PageRelease> = {}): PageRelease => ({
  version,
  base: `https://assets.shop.test/mfe-catalogue/${version}/`,
  contract: '^1.0.0',
  container: 'mfe_catalogue',
  entry: `entry.${version}.js`,
  integrity: 'sha256-a',
  routes: { category: aRoute() },
  tells: [{ name: 'order', version: 1 }],
  hears: [],
  singletons: { react: '^19.0.0' },
  preload: {},
  ...over,
})

const aPage = (remotes: PageData['remotes']) => ({ version: '1.0.0', remotes }) as unknown as PageData
const packPage = ({ remotes, routes: _, ...page }: PageData, shown: readonly string[]): PackedPage => ({
  ...page,
  ...packRemotes(remotes, shown),
})
const throughHtml = (page: PageData, shown: readonly string[]): PageData =>
  unpackPage(JSON.parse(JSON.stringify(packPage(page, shown))))

describe('a packed page', () => {
  it('gives the releases of the remote on show back as they were, each with what is its own', () => {
    const releases = [
      aRelease('2.0.0', { canary: 5 }),
      aRelease('1.9.0', { routes: { category: aRoute({ viewMode: false, mobileTwin: false }) }, hears: [] }),
      aRelease('1.8.0', { singletons: { react: '^18.0.0' }, override: true }),
      aRelease('1.7.0'),
    ]
    const { remotes } = throughHtml(aPage({ 'mfe-catalogue': releases }), ['mfe-catalogue'])
    expect(remotes['mfe-catalogue']).toEqual(releases)
  })

  it('names of another remote where a link leads, by everybody’s release, with every flag and no words', () => {
    const canary = aRelease('2.0.0', { canary: 5, routes: { category: aRoute({ path: '/canary' }) } })
    const page = throughHtml(aPage({ 'mfe-catalogue': [canary, aRelease('1.9.0')] }), ['mfe-ordering'])
    expect(page.remotes).toEqual({})
    expect(page.routes).toEqual({
      'mfe-catalogue': {
        category: aRoute({ desc: '', keywords: '', robots: 'noindex', screen: '' }),
      },
    })
  })

  it('has the releases of all remotes that it shows: those of its slots as well', () => {
    const remotes = { 'mfe-catalogue': [aRelease('1.0.0')], 'mfe-ordering': [aRelease('2.0.0')], 'mfe-a': [] }
    const page = throughHtml(aPage(remotes), ['mfe-ordering', 'mfe-catalogue'])
    expect(page.remotes).toEqual({ 'mfe-catalogue': [aRelease('1.0.0')], 'mfe-ordering': [aRelease('2.0.0')] })
    expect(Object.keys(page.routes ?? {})).toEqual(['mfe-a'])
  })

  it('of a screen of the shell names no release', () => {
    expect(throughHtml(aPage({ 'mfe-catalogue': [aRelease('1.0.0')] }), []).remotes).toEqual({})
  })

  it('names a remote that is switched off, without routes', () => {
    expect(throughHtml(aPage({ 'mfe-catalogue': [] }), []).routes).toEqual({ 'mfe-catalogue': {} })
  })

  it('takes the usual flags from the page, not from its reader', () => {
    const packed = packPage(aPage({ 'mfe-catalogue': [aRelease('1.0.0')] }), [])
    const page = unpackPage({ ...packed, usual: { ...packed.usual, requiredIdToken: true } })
    expect(page.routes?.['mfe-catalogue']?.['category']?.requiredIdToken).toBe(true)
  })

  it('is smaller than a third', () => {
    const routes = Object.fromEntries([...Array(10).keys()].map((n) => [`r${n}`, aRoute({ path: `/${n}` })]))
    const page = aPage({ 'mfe-catalogue': ['3.0.0', '2.0.0', '1.0.0'].map((version) => aRelease(version, { routes })) })
    expect(JSON.stringify(packPage(page, ['mfe-catalogue'])).length * 3).toBeLessThan(JSON.stringify(page).length)
  })
})

it('page data of the first form is taken as it is', () => {
  const page = aPage({ 'mfe-catalogue': [aRelease('1.0.0')] })
  expect(unpackPage(page)).toBe(page)
})

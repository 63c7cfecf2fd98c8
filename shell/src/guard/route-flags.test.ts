import { describe, expect, it } from '@jest/globals'
import { matchRoute, mobilePath } from '@shop/shared/routes'
import { declaredRoutes, flagsOf, shapeOf } from '@shop/shared/testing/routes'
import { shellRoutes } from './shell-routes.ts'
import { declared, everyRoute } from './testing/declared-routes.ts'
import { documents } from './testing/documents.ts'

describe('the routes of the documents', () => {
  it('[GRD-093] are declared, all of them and no others, each by its owner', () => {
    const inTree = declared.map(({ owner, declaration }) => `${owner} ${shapeOf(declaration.path)}`)
    expect(inTree.toSorted()).toEqual(documents.map(({ owner, path }) => `${owner} ${path}`).toSorted())
  })

  // Those of a remote are judged in its own folder: documented-routes.test.ts.
  it.each(documents.filter(({ owner }) => owner === 'shell'))('[GRD-093] $path: $access, barred to $barred', (row) => {
    const own = declaredRoutes(shellRoutes).find(({ path }) => path === row.path)
    expect(own).toMatchObject({ declaration: flagsOf(row) })
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

  it('[MOB-021] have these twins, and one app-only address each where the web has none', () => {
    const ofApp = everyRoute.filter(({ entry }) => entry === 'app').map(({ pattern }) => shapeOf(pattern))
    const wanted = documents.flatMap(({ path, twin }) => {
      if (path.startsWith('/mobile')) return [path]
      return twin ? [mobilePath(path)] : []
    })
    expect(ofApp.toSorted()).toEqual(wanted.toSorted())
    const withoutApp = documents
      .filter(({ path }) => !path.startsWith('/mobile') && matchRoute(everyRoute, mobilePath(path)) === undefined)
      .map(({ path }) => path)
    expect(withoutApp).toEqual(documents.filter(({ isWebOnly }) => isWebOnly).map(({ path }) => path))
  })

  it('stand alone: no two patterns are the same', () => {
    const shapes = everyRoute.map(({ pattern }) => shapeOf(pattern))
    expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted())
  })
})

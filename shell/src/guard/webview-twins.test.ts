import { expect, it } from '@jest/globals'
import { matchRoute, mobilePath } from '@shop/shared/routes'
import { shapeOf } from '@shop/shared/testing/routes'
import { everyRoute } from './testing/declared-routes.ts'

/** Of the sentence of MOB-021: the only pages without a twin. */
const withoutTwin: Readonly<Record<string, RegExp>> = {
  'the app draws its own': /^\/(?:entrance|auth0)$/,
  'web only': /^\/(?:profile\/change_registration|forConfirm\/.+)$/,
  'as on the web, in the app as well': /^\/(?:faq(?:\/.+)?|signup\/.+)$/,
  'for who has no app': /^\/lp\/app\/pr$/,
}
/** The shell's own, outside of the documents' sections. */
const isNotFound = (path: string) => path === '/not-found'

it('[MOB-021] [GRD-025] every page of the web has a twin, or one of the reasons of the document to have none', () => {
  const web = everyRoute.filter(({ entry, pattern }) => entry === 'web' && !isNotFound(pattern))
  const table = web.map(({ pattern }) => {
    const reasons = Object.keys(withoutTwin).filter((reason) => withoutTwin[reason]?.test(pattern) === true)
    const twin = matchRoute(everyRoute, mobilePath(shapeOf(pattern).replaceAll(':', '1')))
    return { pattern, stands: [...(twin?.route.entry === 'app' ? ['twin'] : []), ...reasons] }
  })
  expect(table.length).toBeGreaterThan(50)
  expect(table.filter(({ stands }) => stands.length !== 1)).toEqual([])
  const used = new Set(table.flatMap(({ stands }) => stands))
  expect([...used].toSorted()).toEqual(['twin', ...Object.keys(withoutTwin)].toSorted())
})

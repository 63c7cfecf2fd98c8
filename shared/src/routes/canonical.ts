import { defaultProductSort } from '@shop/shared/domain'
import type { RouteMatch } from './route.ts'

/** Parameters of an address that name a page of its own. Orders, filters and sources are of the same page. */
const namingParameters: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '/search/results': { searchWord: /\S/ },
  '/limited/product': { tab: /^(?:wakeari|web|tokka)$/ },
  '/catalogue': { selectedBaitaiCode: /^\d{1,10}$/ },
}

/**
 * Gives path and query under which search engines know a page, whichever address led to it: an app's page is that of the
 * web, a list has its usual order, and where somebody came from is left out. `undefined` for a page that they do not list.
 */
export function canonicalPath({ route, params }: RouteMatch, search: string): string | undefined {
  const { path: pattern, robots } = route.declaration
  if (robots.includes('noindex') || pattern.startsWith('/mobile/')) return undefined
  const given: RouteMatch['params'] = { ...params, sort: defaultProductSort }
  const path = pattern
    .split('/')
    .filter((segment) => !segment.endsWith('?'))
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(given[segment.slice(1)] ?? '') : segment))
    .join('/')
  const query = namedBy(namingParameters[pattern] ?? {}, new URLSearchParams(search))
  return query === '' ? path : `${path}?${query}`
}

function namedBy(parameters: Readonly<Record<string, RegExp>>, query: URLSearchParams): string {
  const fields = Object.entries(parameters).flatMap(([name, form]) => {
    const value = query.get(name)?.trim() ?? ''
    return form.test(value) ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return fields.join('&')
}

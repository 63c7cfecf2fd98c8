import type { PageMeta } from '@shop/shared/platform'
import { addressValues, type RouteMatch, routeMeta } from '@shop/shared/routes'

type PageMetaPorts = {
  document: Document
  shown(): { match: RouteMatch | undefined; location: { search: string } }
}

/** Writes title, description, keywords and robots: the route's own, and what its screen knows better. */
export function createPageMeta({ document, shown }: PageMetaPorts): (meta: PageMeta) => void {
  function write(name: string, content: string): void {
    let tag = document.head.querySelector(`meta[name="${name}"]`)
    if (tag === null) {
      tag = document.createElement('meta')
      tag.setAttribute('name', name)
      document.head.append(tag)
    }
    tag.setAttribute('content', content)
  }

  return ({ title, description, values }) => {
    const { match, location } = shown()
    if (match === undefined) return
    const declared = routeMeta(match.route.declaration, { ...addressValues(location.search), ...values })
    document.title = `${title ?? declared.title} | トドック`
    write('description', description ?? declared.desc)
    write('keywords', declared.keywords)
    write('robots', declared.robots)
  }
}

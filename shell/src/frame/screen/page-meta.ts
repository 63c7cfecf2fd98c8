import type { PageMeta } from '@shop/shared/platform'
import { addressValues, type RouteMatch, routeMeta } from '@shop/shared/routes'
import { canonicalPath } from '@shop/shared/routes/canonical'

type PageMetaPorts = {
  document: Document
  /** Of the shop. */
  origin: string
  shown(): { match: RouteMatch | undefined; location: { search: string } }
}

/** Writes title, description, keywords, robots and canonical address: the route's own, and what its screen knows better. */
export function createPageMeta({ document, origin, shown }: PageMetaPorts): (meta: PageMeta) => void {
  function write(name: string, content: string): void {
    let tag = document.head.querySelector(`meta[name="${name}"]`)
    if (tag === null) {
      tag = document.createElement('meta')
      tag.setAttribute('name', name)
      document.head.append(tag)
    }
    tag.setAttribute('content', content)
  }

  function linkCanonical(path: string | undefined): void {
    let link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (path === undefined) {
      link?.remove()
      return
    }
    if (link === null) {
      link = document.createElement('link')
      link.rel = 'canonical'
      document.head.append(link)
    }
    link.href = `${origin}${path}`
  }

  return ({ title, description, values }) => {
    const { match, location } = shown()
    linkCanonical(match && canonicalPath(match, location.search))
    if (match === undefined) return
    const declared = routeMeta(match.route.declaration, { ...addressValues(location.search), ...values })
    document.title = `${title ?? declared.title} | トドック`
    write('description', description ?? declared.desc)
    write('keywords', declared.keywords)
    write('robots', declared.robots)
  }
}

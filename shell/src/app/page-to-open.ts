import { entryParts } from '@shop/shared/bridge'

/** An address for the app to open again: without the parts that it writes into it anew. */
export function pageToOpen(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const isOfPage = (part: string) => !entryParts.some((name) => new URLSearchParams(part).has(name))
  const kept = query.split('&').filter(isOfPage).join('&')
  return `${path}${kept === '' ? '' : `?${kept}`}${hash}`
}

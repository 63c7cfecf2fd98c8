/** What the app writes into the address of every page that it opens; docs/app.md. */
const partsOfApp = ['accessToken', 'idToken', 'viewMode', 'isRenewal', 'planningWeekNumber']

/** An address for the app to open again: without the parts that it writes into it anew. [GRD-020, GRD-088, MOB-006] */
export function pageToOpen(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const isOfPage = (part: string) => !partsOfApp.some((name) => new URLSearchParams(part).has(name))
  const kept = query.split('&').filter(isOfPage).join('&')
  return `${path}${kept === '' ? '' : `?${kept}`}${hash}`
}

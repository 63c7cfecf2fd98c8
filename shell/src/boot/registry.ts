import type { PageData } from '@shop/shared/contract'
import type { EntryKind } from '@shop/shared/domain'

const deadlineMs = 5000

/** The releases that the edge offers this session now, in the form of the page data. */
export async function fetchRegistry(fetch: typeof globalThis.fetch, entry: EntryKind): Promise<unknown> {
  const shell = entry === 'web' ? 'web' : 'webview'
  const response = await fetch(`/_registry?entry=${shell}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) throw new Error(`the edge answers ${response.status}`)
  return response.json()
}

/** All origins that a remote's code may come from in this session. */
export const codeOriginsOf = (page: Pick<PageData, 'assetsOrigin' | 'overrides'>): readonly string[] => [
  page.assetsOrigin,
  ...overrideOriginsOf(page),
]

/** Origins beside the assets origin that code may come from in this session. Anything odd means none. */
export function overrideOriginsOf({ overrides }: Pick<PageData, 'overrides'>): readonly string[] {
  if (overrides === undefined || !('origins' in overrides) || !Array.isArray(overrides.origins)) return []
  return overrides.origins.filter((origin) => typeof origin === 'string')
}

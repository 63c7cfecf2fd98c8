import type { ReleaseStore } from '@shop/release-store'
import { releaseDescriptor } from '@shop/shared/contract'
import * as v from 'valibot'
import { createTtlCache } from '../releases/ttl-cache.ts'

const { name, version } = releaseDescriptor.entries
const unknownLivesMs = 60_000
const maxRemembered = 2000

/** Whether a `name@version` is a release of the store: anybody may claim to have seen any. */
export function createIsKnownRelease(store: ReleaseStore): (release: string) => Promise<boolean> {
  const known = createTtlCache<boolean>({
    milliseconds: (isThere) => (isThere ? Number.POSITIVE_INFINITY : unknownLivesMs),
    maxEntries: maxRemembered,
  })
  return async (release) => {
    const [asked = '', which = '', ...more] = release.split('@')
    if (more.length > 0 || !v.is(name, asked) || !v.is(version, which)) return false
    const manifest = asked === 'shell' ? 'shell.json' : 'release.json'
    return known(release, async () => (await store.readFile(asked, which, manifest)) !== undefined)
  }
}

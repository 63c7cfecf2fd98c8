import type { StoragePort } from '@shop/shared/platform'

const key = 'visitor'

/** A name for this browser, so that it stays with one release of a canary. It leaves the device never. */
export function visitorId(storage: StoragePort, randomId: () => string): string {
  const known = storage.read(key)
  if (typeof known === 'string' && known !== '') return known
  const made = randomId()
  storage.write(key, made)
  return made
}

import type { PlatformServices, StoredKey } from '@shop/shared/platform'
import { nameInSpace, type Stores, sharedSpace } from './storage.ts'
import { unprefixedStorage } from './unprefixed-storage.ts'

/**
 * The storage in the hands of one remote: whatever it calls a key, it reads and writes in its own space, or in the one
 * that all share. The shell's own values, tokens above all, lie in neither.
 */
export function storageFor(remote: string, stores: Stores): PlatformServices['storage'] {
  const nameOf = (key: StoredKey<unknown>) => nameInSpace(key.isShared ? sharedSpace : remote, key)
  const storeOf = (key: StoredKey<unknown>) => stores[key.in === 'local' ? 'local' : 'session'].store
  return {
    read: <T>(key: StoredKey<T>) => storeOf(key).read(nameOf(key), key.schema) as T | undefined,
    write: (key, value) => storeOf(key).write(nameOf(key), value),
    remove: (key) => storeOf(key).remove(nameOf(key)),
    local: unprefixedStorage(remote, stores, 'local'),
    session: unprefixedStorage(remote, stores, 'session'),
  }
}

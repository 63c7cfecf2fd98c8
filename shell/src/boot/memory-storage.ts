import type { StoragePort } from '@shop/shared/platform'

/** Values that end with the page. */
export function memoryStorage(): StoragePort {
  const values = new Map<string, unknown>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

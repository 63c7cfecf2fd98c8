import type { StoragePort } from '@shop/shared/platform'

/** A store of this tab or device, with what stands in it. */
export function aStore(kept: Record<string, unknown> = {}): StoragePort & { values: Map<string, unknown> } {
  const values = new Map(Object.entries(kept))
  return {
    values,
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

import type { StoragePort } from '@shop/shared/platform'

const prefix = 'shop.'

export type ShopStorage = StoragePort & {
  /** Takes away everything that the shop has kept here. */
  clear(): void
}

/**
 * Small JSON values in a browser store. A corrupt value reads as absent and is removed; a full or
 * forbidden store keeps them in memory, so that this visit goes on. [reliability rows 69 to 71]
 */
export function createStorage(open: () => Storage): ShopStorage {
  const memory = new Map<string, unknown>()

  function attempt<T>(work: (store: Storage) => T, otherwise: T): T {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }

  return {
    read(key) {
      if (memory.has(key)) return memory.get(key)
      const text = attempt((store) => store.getItem(prefix + key), null)
      if (text === null) return undefined
      try {
        return JSON.parse(text)
      } catch {
        attempt((store) => store.removeItem(prefix + key), undefined)
        return undefined
      }
    },
    write(key, value) {
      const isStored = attempt((store) => {
        store.setItem(prefix + key, JSON.stringify(value))
        return true
      }, false)
      if (isStored) {
        memory.delete(key)
        return
      }
      memory.set(key, value)
      // What could not be replaced would come back old after a reload: a spent token, for one.
      attempt((store) => store.removeItem(prefix + key), undefined)
    },
    remove(key) {
      memory.delete(key)
      attempt((store) => store.removeItem(prefix + key), undefined)
    },
    clear() {
      memory.clear()
      attempt((store) => {
        for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key)
      }, undefined)
    },
  }
}

import type { StoragePort } from '@shop/shared/platform'
import type { KeptKeys } from './kept-keys.ts'

const prefix = 'shop.'
const probeKey = `${prefix}probe`

export type ShopStorage = StoragePort & {
  /** Takes away everything that the shop has kept here for whoever was logged in. */
  clear(): void
  /** Whether values survive the loading of a page. */
  isLasting(): boolean
}

/**
 * Small JSON values in a browser store. A corrupt value, or one of another shape than its key has, reads as absent
 * and is removed; a full or forbidden store keeps them in memory, so that this visit goes on. [reliability rows 69 to 71]
 */
export function createStorage(open: () => Storage, keys: KeptKeys = {}): ShopStorage {
  const memory = new Map<string, unknown>()

  function attempt<T>(work: (store: Storage) => T, otherwise: T): T {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }

  const forget = (key: string) => attempt((store) => store.removeItem(prefix + key), undefined)
  const isVisits = (key: string) => Object.hasOwn(keys, key) && keys[key]?.of === 'visit'

  /** JSON has no `undefined`: that is what stands for nothing. */
  function parsed(text: string | null): unknown {
    if (text === null) return undefined
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }

  return {
    read(key) {
      if (memory.has(key)) return memory.get(key)
      const text = attempt((store) => store.getItem(prefix + key), null)
      const value = parsed(text)
      const fits = value !== undefined && (!Object.hasOwn(keys, key) || keys[key]?.holds(value) === true)
      if (text !== null && !fits) forget(key)
      return fits ? value : undefined
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
      forget(key)
    },
    remove(key) {
      memory.delete(key)
      forget(key)
    },
    clear() {
      for (const key of [...memory.keys()]) if (!isVisits(key)) memory.delete(key)
      attempt((store) => {
        const own = Object.keys(store).filter((name) => name.startsWith(prefix))
        for (const name of own) if (!isVisits(name.slice(prefix.length))) store.removeItem(name)
      }, undefined)
    },
    isLasting: () =>
      attempt((store) => {
        store.setItem(probeKey, '1')
        const isKept = store.getItem(probeKey) === '1'
        store.removeItem(probeKey)
        return isKept
      }, false),
  }
}

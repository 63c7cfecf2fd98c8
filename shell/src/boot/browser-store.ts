import * as v from '@shop/shared/schema'

/** Small JSON values in a browser store, by the names under which they lie there. */
export type BrowserStore = {
  /** A value that does not fit the schema reads as absent and is removed. */
  read(name: string, schema?: v.GenericSchema): unknown
  write(name: string, value: unknown): void
  remove(name: string): void
  /** All names, also those of others. */
  names(): string[]
  /** Whether a value survives the loading of a page. */
  isLasting(probe: string): boolean
}

/**
 * Never throws: a corrupt value reads as absent and is removed, and a full or forbidden store keeps values in memory, so
 * that this visit goes on.
 */
export function createBrowserStore(open: () => Storage): BrowserStore {
  const memory = new Map<string, unknown>()

  function attempt<T>(work: (store: Storage) => T, otherwise: T): T {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }

  const removeStored = (name: string) => attempt((store) => store.removeItem(name), undefined)

  function remove(name: string): void {
    memory.delete(name)
    removeStored(name)
  }

  return {
    read(name, schema) {
      const text = memory.has(name) ? undefined : attempt((store) => store.getItem(name), null)
      if (text === null) return undefined
      const value = fitting(text === undefined ? memory.get(name) : parsed(text), schema)
      if (value === undefined) remove(name)
      return value
    },
    write(name, value) {
      const isStored = attempt((store) => {
        store.setItem(name, JSON.stringify(value))
        return true
      }, false)
      if (isStored) {
        memory.delete(name)
        return
      }
      memory.set(name, value)
      // A value that could not be replaced would come back old after a reload: a spent token, for one.
      removeStored(name)
    },
    remove,
    names: () => [...memory.keys(), ...attempt((store) => Object.keys(store), [])],
    isLasting: (probe) =>
      attempt((store) => {
        store.setItem(probe, '1')
        const isKept = store.getItem(probe) === '1'
        store.removeItem(probe)
        return isKept
      }, false),
  }
}

/** JSON has no `undefined`: that is what stands for nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fitting(value: unknown, schema: v.GenericSchema | undefined): unknown {
  if (schema === undefined || value === undefined) return value
  const { success, output } = v.safeParse(schema, value)
  return success ? output : undefined
}

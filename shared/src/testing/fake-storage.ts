import type { PlatformServices, StoragePort } from '@shop/shared/platform'
import * as v from 'valibot'

/** One remote's storage. Bare names are those of the keys: with them tests look at raw values, whatever shape they have. */
export function fakeStorage(): PlatformServices['storage'] {
  const ports = { local: memoryStorage(), session: memoryStorage() }
  return {
    read(key) {
      const port = ports[key.in]
      const { success, output } = v.safeParse(key.schema, port.read(key.name))
      if (!success) port.remove(key.name)
      return success ? output : undefined
    },
    write: (key, value) => ports[key.in].write(key.name, value),
    remove: (key) => ports[key.in].remove(key.name),
    ...ports,
  }
}

function memoryStorage(): StoragePort {
  const values = new Map<string, string>()
  return {
    read: (key) => {
      const text = values.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    write: (key, value) => void values.set(key, JSON.stringify(value)),
    remove: (key) => void values.delete(key),
  }
}

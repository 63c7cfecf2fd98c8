import { type Access, type ObjectName, objectPath } from './object-path.ts'
import type { ObjectFacts, ObjectStore, StoredObject } from './object-store.ts'
import type { SignedAddresses } from './signed-addresses.ts'
import { ObjectNotFound } from './storage-error.ts'
import { type Source, toContent } from './storage-rules.ts'

/**
 * Objects as one person, or a guest, has them. All throw or reject with `StorageError` for what breaks a rule, and
 * with {@link ObjectNotFound} where there is no such object; `remove` does not mind.
 */
export type ObjectStorage = {
  /** Puts an object over what stands there. `type` is its media type; that of a blob unless said otherwise. */
  put(name: ObjectName, source: Source, type?: string): Promise<void>
  head(name: ObjectName): Promise<ObjectFacts>
  get(name: ObjectName): Promise<StoredObject>
  copy(source: ObjectName, destination: ObjectName): Promise<void>
  remove(name: ObjectName): Promise<void>
  /** An address for whoever has it: 900 seconds long unless said otherwise, a week at the most. */
  sign(name: ObjectName, seconds?: number): string
}

/** The storage of the person with `identityId`; without one a guest's. */
export function createObjectStorage(
  { store, addresses }: { store: ObjectStore; addresses: SignedAddresses },
  identityId?: string,
): ObjectStorage {
  const read: Access = { identityId, to: 'read' }
  const write: Access = { identityId, to: 'write' }
  return {
    async put(name, source, type) {
      await store.put(objectPath(name, write), toContent(source, type))
    },
    head: async (name) => found(await store.head(objectPath(name, read))),
    get: async (name) => found(await store.get(objectPath(name, read))),
    async copy(source, destination) {
      const from = objectPath(source, read, 'source key')
      const isCopied = await store.copy(from, objectPath(destination, write, 'destination key'))
      if (!isCopied) throw new ObjectNotFound()
    },
    async remove(name) {
      await store.remove(objectPath(name, write))
    },
    sign: (name, seconds) => addresses.sign(objectPath(name, read), seconds),
  }
}

function found<T>(object: T | undefined): T {
  if (object === undefined) throw new ObjectNotFound()
  return object
}
